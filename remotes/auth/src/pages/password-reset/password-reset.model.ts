import { call } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'

/** Sends a mail with a link. The answer is the same whether or not the address has an account. */
export const requestResetFx = createEffect((email: string) =>
  call('POST /auth/reset_password', { body: { user: { email } } }),
)

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
