import type { Edition } from '@stepwise/shared/contracts'
import type { Learner } from '../flows/course.repository.ts'
import type { CourseFlow } from '../flows/course.ts'
import type { LearnerProgress } from '../flows/learner-progress.ts'
import { lastWorkedOn, moduleToResume, progressByFlow, stepToResume } from '../flows/progress.ts'
import { essentialUrl, stepUrl } from '../steps/step-view.ts'

/** The step that the home of the edition offers to continue with; null when all are done or there are none. */
export function stepToContinueWith(edition: Edition, { own, content }: Learner) {
  if (edition === 'study') return flowStepToContinueWith(content, own)
  const chosen = content.softwares.flatMap(({ id }) => (own.softwares.has(id) ? toTutorial(id, content) : []))
  return tutorialStepToContinueWith(chosen, own)
}

type Tutorial = ReturnType<typeof toTutorial>

/** The tutorial steps of one software, with the addresses of their pages: the essentials, then the strategies. */
function toTutorial(software: string, { essentialsOf, strategiesOf }: Learner['content']) {
  const essentials = essentialsOf(software).map(({ id, name, duration, slug }) => ({
    id,
    name,
    duration,
    url: essentialUrl(software, slug),
  }))
  const strategies = strategiesOf(software).steps.map((step) => ({
    id: step.id,
    name: step.name,
    duration: step.duration,
    url: stepUrl(step, { name: 'tutorials', software }),
  }))
  return { steps: [...essentials, ...strategies] }
}

/** The step of a flow that the home offers: of the flow worked on last, the one at which its module is resumed. */
function flowStepToContinueWith(content: Learner['content'], own: LearnerProgress) {
  const progress = progressByFlow(content, own)
  const workedOn = ({ id }: CourseFlow) => progress.get(id)?.workedOn ?? 0
  const unfinished = content.course.flows.filter(({ id, steps }) => (progress.get(id)?.completed ?? 0) < steps.length)
  const flow = workedOnLast(unfinished, workedOn)
  if (!flow) return null
  const step = stepToResume(moduleToResume(flow, own) ?? firstUnfinished(flow, own), own)
  return {
    name: step.name,
    url: stepUrl(step, { name: 'flows' }),
    duration: step.duration,
    is_begun: workedOn(flow) > 0,
  }
}

/** The step of a tutorial that the home offers: the next one of the software used last. */
function tutorialStepToContinueWith(tutorials: readonly Tutorial[], own: LearnerProgress) {
  const unfinished = tutorials.filter((tutorial) => isUnfinished(tutorial, own))
  const tutorial = workedOnLast(unfinished, (part) => lastWorkedOn(part, own))
  const step = tutorial?.steps.find((candidate) => !own.isCompleted(candidate))
  if (!tutorial || !step) return null
  // Someone who has learnt by flows, or with other software, does not start.
  return { name: step.name, url: step.url, duration: step.duration, is_begun: own.hasBegun }
}

/** The part that was worked on last; the first one when none was begun. */
function workedOnLast<AnyPart>(parts: readonly AnyPart[], workedOn: (part: AnyPart) => number): AnyPart | undefined {
  let found = parts[0]
  for (const part of parts) if (found && workedOn(part) > workedOn(found)) found = part
  return found
}

function firstUnfinished(flow: CourseFlow, own: LearnerProgress) {
  return flow.modules.find((module) => isUnfinished(module, own)) ?? flow
}

function isUnfinished(part: { steps: readonly { id: string }[] }, own: LearnerProgress) {
  return part.steps.some((step) => !own.isCompleted(step))
}
