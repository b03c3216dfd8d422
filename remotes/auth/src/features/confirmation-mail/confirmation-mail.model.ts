import { call } from '@stepwise/shared/http'
import { createEffect } from 'effector'

/** Sends another mail with a confirmation link. */
export const resendConfirmationFx = createEffect((email: string) =>
  call('POST /auth/confirmations', { body: { email } }),
)
