import type { StepPath, StepView } from '@stepwise/shared/contracts'

/** Which step, and through which view: what every call about a step needs. */
export interface StepAddress extends StepPath {
  view: StepView
  /** The software whose tutorial this is; only with the view 'tutorials'. */
  software?: string
}

/** The parameters and the query of a call about this step. */
export function callOf({ view, software, ...params }: StepAddress) {
  return { params, query: software ? { view, software } : { view } }
}
