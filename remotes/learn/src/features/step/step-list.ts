import { personalStore } from '@stepwise/shared/session'
import { combine, type Effect, type Store, sample } from 'effector'
import {
  $stepFailure,
  isShownHere,
  type StepFailure,
  stepFailed,
  stepLeft,
  stepRetried,
  toFailure,
} from './step.model.ts'

interface StepList<List> {
  /** What the list is to the person: "Your favourites". */
  what: string
  /** Loads the list. */
  loadFx: Effect<void, List>
  /** The page is on screen and has no list yet. */
  $isMissing: Store<boolean>
  /** The page cannot show its step without the list. */
  $isStepInList: Store<boolean>
}

/**
 * For a list beside the step: when it cannot be loaded, the page of a step that is in it says so in place of the step, and retrying
 * the step loads the list again. Returns the store of why the list is not there.
 */
export function retryListWithStep<List>({
  what,
  loadFx,
  $isMissing,
  $isStepInList,
}: StepList<List>): Store<StepFailure | null> {
  const $problem = personalStore<StepFailure | null>(null)
    .on(loadFx.failData, (_, error) => (isShownHere(error) ? toFailure(what, error) : null))
    .reset(loadFx, stepLeft)
  sample({
    clock: loadFx.failData,
    source: $isStepInList,
    filter: (isStepInList, error) => isStepInList && isShownHere(error),
    fn: (_, error) => toFailure(what, error),
    target: stepFailed,
  })
  sample({
    clock: stepRetried,
    source: combine($isMissing, loadFx.pending, (isMissing, isPending) => isMissing && !isPending),
    filter: (isDue) => isDue,
    fn: () => {},
    target: loadFx,
  })
  $stepFailure.reset(loadFx)
  return $problem
}
