import { countUnsent, countUnstored } from '@stepwise/shared/drafts'
import { call } from '@stepwise/shared/http'
import { $personId, accountDeleted, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { withStepUp } from '../../features/security/step-up.model.ts'

// docs/product/own-account.md#deletion

/** The person is asked whether they really want it. */
export const deletionOpened = createEvent()

/** How many things on this device the server does not have. */
export const $unsentCount = personalStore(0)
export const countUnsentFx = createEffect(async (personId: string) => (await countUnsent(personId)) + countUnstored())
sample({ clock: deletionOpened, source: $personId, filter: (id) => id !== null, target: countUnsentFx })
$unsentCount.on(countUnsentFx.doneData, (_, count) => count)

export const requestDeletionFx = createEffect(() => call('POST /users/deletion'))
export const deleteAccountFx = withStepUp(requestDeletionFx)

// The server has ended all sessions: here the person is signed out without asking it, and the host shows until when it can be undone.
sample({
  clock: requestDeletionFx.doneData,
  source: $personId,
  filter: (personId) => personId !== null,
  fn: (personId, { eraseAt }) => ({ personId: personId ?? '', eraseAt }),
  target: accountDeleted,
})
