import { call } from '@stepwise/shared/http'
import { createEffect } from 'effector'

/** The answer is the same whether or not the address has an account. */
export const requestResetFx = createEffect((email: string) =>
  call('POST /auth/reset_password', { body: { user: { email } } }),
)
