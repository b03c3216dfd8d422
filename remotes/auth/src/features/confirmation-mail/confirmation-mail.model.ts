import { call } from '@stepwise/shared/http'
import { createEffect } from 'effector'

/** Asks for another mail with a confirmation link. */
export const resendConfirmationFx = createEffect((email: string) =>
  call('POST /auth/confirmations', { body: { email } }),
)
