import type { ContinueWith } from '@stepwise/shared/contracts'
import { signedOut, userChanged } from '@stepwise/shared/session'
import { createEvent, createStore } from 'effector'

/** A tab of the home has loaded its content, and with it the step to go on with: none when all is done. */
export const continueReceived = createEvent<ContinueWith | null | undefined>()

/** 'unknown' until a tab has been loaded once; what came last is shown at once on the next visit. */
export const $continueWith = createStore<ContinueWith | null | 'unknown'>('unknown')
  .on(continueReceived, (_, step) => step ?? null)
  // Other software has other tutorials to go on with.
  .on(userChanged, (step, changes) => (changes.softwares ? 'unknown' : step))
  .reset(signedOut)
