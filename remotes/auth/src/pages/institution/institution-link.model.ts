import type { CallResponse, Camelize } from '@stepwise/shared/contracts'
import { call, isRefusal, messageFor } from '@stepwise/shared/http'
import { $personId, signedIn, signedOut } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { withCookies } from '../../features/sign-in/with-cookies.ts'

/** The account that waits to be linked with the institution where the person has just signed in. */
export type WaitingAccount = Camelize<CallResponse<'GET /auth/institutions/link'>>

export const linkPageOpened = createEvent()
export const linkPageLeft = createEvent()

export const loadAccountFx = createEffect(() => call('GET /auth/institutions/link', { failures: 'caller' }))
/** Links the account and signs in to it. */
export const linkFx = createEffect(() => withCookies(() => call('POST /auth/institutions/link', { body: {} })))

export const $account = createStore<WaitingAccount | null>(null)
  .on(loadAccountFx.doneData, (_, account) => account)
  .reset(linkPageOpened, linkPageLeft)
/** Why there is none, and whether it may be there at another try. */
export const $problem = createStore<{ message: string; isFinal: boolean } | null>(null)
  .on(loadAccountFx.failData, (_, error) => ({ message: messageFor(error), isFinal: isRefusal(error) }))
  .reset(linkPageOpened)

sample({ clock: linkPageOpened, target: loadAccountFx })

const linked = sample({
  clock: linkFx.doneData,
  source: $personId,
  fn: (presentId, user) => ({ user, isOther: presentId !== null && presentId !== user.id }),
})
// Whoever was signed in before is signed out first: nothing of theirs stays on the page.
sample({ clock: linked, filter: ({ isOther }) => isOther, fn: () => {}, target: signedOut })
sample({ clock: linked, fn: ({ user }) => user, target: signedIn })
