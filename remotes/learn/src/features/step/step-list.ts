import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { combine, type Effect, type Store, sample } from 'effector'
import {
  $isStepUnreached,
  $stepProblem,
  isNetworkFailure,
  isRefusal,
  stepLeft,
  stepRefused,
  stepRetried,
  stepUnreached,
} from './step.model.ts'

interface StepList<List> {
  /** Loads the list. */
  loadFx: Effect<void, List>
  /** The page is on screen and has no list yet. */
  $isMissing: Store<boolean>
  /** The page cannot show its step without the list. */
  $isStepInList: Store<boolean>
}

/**
 * For a list beside the step: when it cannot be loaded, a step that is in it counts as not reached, or as refused, and retrying the step
 * loads the list again. Answers with why the list is not there.
 */
export function retryListWithStep<List>({ loadFx, $isMissing, $isStepInList }: StepList<List>): Store<string | null> {
  const $problem = personalStore<string | null>(null)
    .on(loadFx.failData, (_, error) => (isNetworkFailure(error) || isRefusal(error) ? messageFor(error) : null))
    .reset(loadFx, stepLeft)
  sample({
    clock: loadFx.failData,
    source: $isStepInList,
    filter: (isStepInList, error) => isStepInList && isRefusal(error),
    fn: (_, error) => messageFor(error),
    target: stepRefused,
  })
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
  $stepProblem.reset(loadFx)
  return $problem
}
