import type { CourseFlow, CourseModule, CourseStep } from './course.ts'
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
