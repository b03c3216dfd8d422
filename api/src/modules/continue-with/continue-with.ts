import type { Course, CourseFlow } from '../flows/course.ts'
import { lastWorkedOn, moduleToResume, type StepActivity, stepToResume } from '../flows/progress.ts'
import { stepUrl } from '../steps/step-view.ts'

/** A step of a tutorial, with a person's progress and the address of its page. */
export interface TutorialProgress extends StepActivity {
  name: string
  url: string
  duration: number
  isCompleted: boolean
}

/** The tutorial steps of one software: the essentials, then the strategies. */
export interface SoftwareProgress {
  steps: TutorialProgress[]
}

interface Part {
  steps: readonly (StepActivity & { isCompleted: boolean })[]
}

/** The step of a flow that the home offers: of the flow worked on last, the one at which its module is resumed. */
export function flowStepToContinueWith({ flows }: Course) {
  const flow = partToContinueWith(flows)
  if (!flow) return null
  const step = stepToResume(moduleToResume(flow) ?? firstUnfinished(flow))
  return {
    name: step.name,
    url: stepUrl(step, { name: 'flows' }),
    duration: step.duration,
    is_begun: lastWorkedOn(flow) > 0,
  }
}

/** The step of a tutorial that the home offers: the next one of the software used last. */
export function tutorialStepToContinueWith(softwares: readonly SoftwareProgress[]) {
  const software = partToContinueWith(softwares)
  const step = software?.steps.find(({ isCompleted }) => !isCompleted)
  if (!software || !step) return null
  return { name: step.name, url: step.url, duration: step.duration, is_begun: lastWorkedOn(software) > 0 }
}

/** The unfinished part that was worked on last; the first one when none was begun. */
function partToContinueWith<AnyPart extends Part>(parts: readonly AnyPart[]): AnyPart | undefined {
  return parts
    .filter(isUnfinished)
    .toSorted((one, other) => lastWorkedOn(other) - lastWorkedOn(one))
    .at(0)
}

function firstUnfinished(flow: CourseFlow) {
  return flow.modules.find(isUnfinished) ?? flow
}

function isUnfinished({ steps }: Part) {
  return steps.some(({ isCompleted }) => !isCompleted)
}
