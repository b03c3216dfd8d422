import type { StepPath, StepView } from '@stepwise/shared/contracts'

/** Which step, and through which view: what every call about a step needs. */
export interface StepAddress extends StepPath {
  view: StepView
  /** The software whose tutorial this is; only with the view 'tutorials'. */
  software?: string
}

/** The identifier of the step of a flow at this address, also when it is a software's strategy for it that is shown. */
export function flowStepId({ flowSlug, learningModuleSlug, chapterSlug, stepSlug }: StepPath): string {
  return [flowSlug, learningModuleSlug, chapterSlug, stepSlug].join(':')
}

/** The parameters and the query of a call about this step. */
export function callOf({ view, software, ...params }: StepAddress) {
  return { params, query: software ? { view, software } : { view } }
}
