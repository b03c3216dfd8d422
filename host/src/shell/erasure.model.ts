import { call, messageFor } from '@stepwise/shared/http'
import { personalStore, userChanged } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'

// The person asked to have their account deleted, and has come back in time (docs/product/own-account.md#deletion-undone).

export const keepRequested = createEvent()
/** The person has read that the account stays. */
export const keptClosed = createEvent()

export const keptMessage = 'Your account stays.'

export const keepAccountFx = createEffect(() => call('DELETE /users/deletion'))

/** The account is kept since a moment ago. */
export const $isKept = personalStore(false)
  .on(keepAccountFx.done, () => true)
  .reset(keptClosed)
export const $keepProblem = personalStore<string | null>(null)
  .on(keepAccountFx.failData, (_, error) => messageFor(error))
  .reset(keepAccountFx)

sample({
  clock: keepRequested,
  source: keepAccountFx.pending,
  filter: (isPending) => !isPending,
  fn: () => {},
  target: keepAccountFx,
})
sample({ clock: keepAccountFx.doneData, fn: ({ eraseAt }) => ({ eraseAt: eraseAt ?? null }), target: userChanged })
sample({ clock: keepAccountFx.done, fn: () => keptMessage, target: announced })
