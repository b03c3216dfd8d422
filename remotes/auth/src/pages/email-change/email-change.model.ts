import { call } from '@stepwise/shared/http'
import { $personId, sessionCheckStarted } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'

/** Makes the address to which the link with this token was mailed the account's. Returns the server's words. */
export const changeEmailFx = createEffect((token: string) => call('POST /auth/email_change', { body: { token } }))

// The page still has the old address of a person who is signed in here.
sample({
  clock: changeEmailFx.done,
  source: $personId,
  filter: Boolean,
  fn: () => {},
  target: sessionCheckStarted,
})
