import type { ContinueWith } from '@stepwise/shared/contracts'
import { personalStore, userChanged } from '@stepwise/shared/session'
import { createEvent } from 'effector'

/** The content of a home tab came with the step to continue with; with none once the person has completed everything. */
export const continueReceived = createEvent<ContinueWith | null | undefined>()

/** 'unknown' until a tab is loaded. The next visit shows the last one until a tab is loaded again. */
export const $continueWith = personalStore<ContinueWith | null | 'unknown'>('unknown')
  .on(continueReceived, (_, step) => step ?? null)
  // Another selection of software has other tutorials to continue with.
  .on(userChanged, (step, changes) => (changes.softwares ? 'unknown' : step))
