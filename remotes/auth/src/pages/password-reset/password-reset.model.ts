import { call, fieldErrorsOf } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, sample } from 'effector'

/** Sends an email with a link. The answer is the same whether or not the address has an account. */
export const requestResetFx = createEffect((email: string) =>
  call('POST /auth/reset_password', { body: { user: { email } } }),
)

/** The page was opened with this token, by the link of an email. */
export const resetLinkOpened = createEvent<string>()

export const checkLinkFx = createEffect((token: string) =>
  call('GET /auth/reset_password', { query: { reset_password_token: token }, failures: 'caller' }),
)

/** Why no password can be set by this link. The form is shown until that is known, and when it cannot be. */
export const $linkProblem = createStore<string | null>(null)
  .on(checkLinkFx.failData, (_, error) => fieldErrorsOf(error).reset_password_token?.[0] ?? null)
  .reset(resetLinkOpened)

sample({ clock: resetLinkOpened, target: checkLinkFx })

interface PasswordChange {
  password: string
  passwordConfirmation: string
  /** From the link of the mail. */
  token: string
}

export const setPasswordFx = createEffect(({ password, passwordConfirmation, token }: PasswordChange) =>
  call('PUT /auth/reset_password', {
    body: { user: { password, password_confirmation: passwordConfirmation, reset_password_token: token } },
  }),
)

// The server ends every session of the account, this browser's too.
sample({ clock: setPasswordFx.done, target: signedOut })
