import { call } from '@stepwise/shared/http'
import { $isSessionExpired, signedIn } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { signInWithPasskeyFx } from './passkeys.model.ts'
import { withCookies } from './with-cookies.ts'

interface Credentials {
  email: string
  password: string
  /** As chosen when this person signed in before. */
  isSharedComputer: boolean
}

/** Someone may have signed in in another tab of this browser, such as by a mailed link. */
export const returnedToTab = createEvent()

export const signInAgainFx = createEffect(({ email, password, isSharedComputer }: Credentials) =>
  withCookies(() =>
    call('POST /auth/sign_in', { body: { user: { email, password, is_shared_computer: isSharedComputer } } }),
  ),
)

export const checkSessionAgainFx = createEffect(() => call('POST /auth/authorize'))

// If it is someone else, the host reloads the page.
sample({ clock: [signInAgainFx.doneData, checkSessionAgainFx.doneData], target: signedIn })

// A check would end a sign-in that is under way (docs/product/wire.md#last-session-call).
sample({
  clock: returnedToTab,
  source: [$isSessionExpired, signInAgainFx.pending, signInWithPasskeyFx.pending, checkSessionAgainFx.pending] as const,
  filter: ([isExpired, ...pending]) => isExpired && !pending.includes(true),
  fn: () => {},
  target: checkSessionAgainFx,
})
