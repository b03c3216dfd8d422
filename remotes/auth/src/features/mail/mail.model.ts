import { call } from '@stepwise/shared/http'
import { createEffect } from 'effector'

/** Sends an email with a link that signs in. The answer is the same whether or not the address has an account. */
export const requestLinkFx = createEffect((email: string) =>
  call('POST /auth/sign_in_links', { body: { user: { email } } }),
)

/** Sends another mail with a confirmation link. */
export const resendConfirmationFx = createEffect((email: string) =>
  call('POST /auth/confirmations', { body: { email } }),
)
