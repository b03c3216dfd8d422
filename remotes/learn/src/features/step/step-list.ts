import { combine, type Effect, type Store, sample } from 'effector'
import { $isStepUnreached, isNetworkFailure, stepRetried, stepUnreached } from './step.model.ts'

interface StepList<List> {
  /** Loads the list. */
  loadFx: Effect<void, List>
  /** The page is on screen and has no list yet. */
  $isMissing: Store<boolean>
  /** The page cannot show its step without the list. */
  $isStepInList: Store<boolean>
}

/** For a list beside the step: without a network the step counts as not reached, and retrying it loads the list again. */
export function retryListWithStep<List>({ loadFx, $isMissing, $isStepInList }: StepList<List>): void {
  sample({
    clock: loadFx.failData,
    source: $isStepInList,
    filter: (isStepInList, error) => isStepInList && isNetworkFailure(error),
    fn: () => {},
    target: stepUnreached,
  })
  sample({
    clock: stepRetried,
    source: combine($isMissing, loadFx.pending, (isMissing, isPending) => isMissing && !isPending),
    filter: (isDue) => isDue,
    fn: () => {},
    target: loadFx,
  })
  $isStepUnreached.reset(loadFx)
}
