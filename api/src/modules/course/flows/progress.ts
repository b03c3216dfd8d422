import type { CourseFlow, CourseModule, CourseStep } from './course.ts'
import type { CourseContent } from './course-content.ts'
import type { LearnerProgress } from './learner-progress.ts'

interface WithSteps {
  steps: readonly CourseStep[]
}

/** A share in whole percent, rounded down: 100 only when all is done. 0 when there is nothing to do. */
export function wholePercent(done: number, total: number) {
  return total === 0 ? 0 : Math.floor((100 * done) / total)
}

/** How many steps of a part are completed. */
export function completedSteps({ steps }: { steps: readonly { id: string }[] }, own: LearnerProgress) {
  let count = 0
  for (const step of steps) if (own.isCompleted(step)) count++
  return count
}

/** How much of a chapter, module, flow or course is completed, in percent (docs/product/steps-and-player.md#percent). */
export function computeProgress(part: { steps: readonly { id: string }[] }, own: LearnerProgress) {
  return wholePercent(completedSteps(part, own), part.steps.length)
}

/** How far a person is in a flow: how many steps are completed, and when they last worked on one, in ms. */
interface FlowProgress {
  completed: number
  workedOn: number
}

/**
 * How far a person is in each flow that they have worked on, by its id. Counted from what they have done and not from the steps that there
 * are: what a person does stays as much when the course grows.
 */
export function progressByFlow(
  { flowSteps }: Pick<CourseContent, 'flowSteps'>,
  own: LearnerProgress,
): ReadonlyMap<string, FlowProgress> {
  const flows = new Map<string, FlowProgress>()
  for (const [id, { on, isCompleted }] of own.workedSteps()) {
    const step = flowSteps.get(id)
    if (!step || step.isRetired) continue
    const { completed, workedOn } = flows.get(step.flow_id) ?? { completed: 0, workedOn: 0 }
    flows.set(step.flow_id, { completed: completed + Number(isCompleted), workedOn: Math.max(workedOn, on) })
  }
  return flows
}

/** The seconds that the uncompleted steps take. */
export function remainingDuration({ steps }: WithSteps, own: LearnerProgress) {
  return steps.reduce((sum, step) => (own.isCompleted(step) ? sum : sum + step.duration), 0)
}

/** The first uncompleted step, or the first when all are done. @throws Error when there is none */
export function stepToResume({ steps }: WithSteps, own: Pick<LearnerProgress, 'isCompleted'>) {
  const step = steps.find((candidate) => !own.isCompleted(candidate)) ?? steps[0]
  if (!step) throw new Error('A part of the course has no steps.')
  return step
}

/** The module of a flow to resume: of those begun and not finished, the one worked on last. */
export function moduleToResume(flow: CourseFlow, own: LearnerProgress): CourseModule | undefined {
  return flow.modules
    .map((module) => ({ module, workedOn: lastWorkedOn(module, own) }))
    .filter(({ module, workedOn }) => workedOn > 0 && computeProgress(module, own) < 100)
    .sort((one, other) => other.workedOn - one.workedOn)[0]?.module
}

/** When any of these steps was last opened or completed, in ms; 0 for never. */
export function lastWorkedOn({ steps }: { steps: readonly { id: string }[] }, own: LearnerProgress) {
  let last = 0
  for (const step of steps) last = Math.max(last, own.workedOn(step))
  return last
}
