import type { CourseFlow, CourseModule, CourseStep } from './course.ts'

/** When a person opened and completed a step. */
export interface StepActivity {
  visited_at: Date | null
  completed_at: Date | null
}

interface WithSteps {
  steps: readonly CourseStep[]
}

/** A share in whole percent, rounded down: 100 only when all is done. 0 when there is nothing to do. */
export function wholePercent(done: number, total: number) {
  return total === 0 ? 0 : Math.floor((100 * done) / total)
}

/** How much of a chapter, module, flow or course is completed, in percent (docs/product/steps-and-player.md#percent). */
export function progressOf({ steps }: WithSteps) {
  return wholePercent(steps.filter((step) => step.isCompleted).length, steps.length)
}

/** The seconds that the uncompleted steps take. */
export function remainingDuration({ steps }: WithSteps) {
  return steps.filter((step) => !step.isCompleted).reduce((sum, step) => sum + step.duration, 0)
}

/** The first uncompleted step, or the first when all are done. @throws Error when there is none */
export function stepToResume({ steps }: WithSteps) {
  const step = steps.find((candidate) => !candidate.isCompleted) ?? steps[0]
  if (!step) throw new Error('A part of the course has no steps.')
  return step
}

/** The module of a flow to resume: of those begun and not finished, the one worked on last. */
export function moduleToResume(flow: CourseFlow): CourseModule | undefined {
  return flow.modules
    .filter((module) => progressOf(module) < 100 && lastWorkedOn(module) > 0)
    .sort((one, other) => lastWorkedOn(other) - lastWorkedOn(one))[0]
}

/** When any of these steps was last opened or completed, in ms; 0 for never. */
export function lastWorkedOn({ steps }: { steps: readonly StepActivity[] }) {
  const timestamps = steps.flatMap((step) => [step.visited_at?.getTime() ?? 0, step.completed_at?.getTime() ?? 0])
  return Math.max(0, ...timestamps)
}
