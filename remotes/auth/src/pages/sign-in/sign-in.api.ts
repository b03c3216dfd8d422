import { call } from '@stepwise/shared/http'

export interface SignInValues {
  email: string
  password: string
}

export function signIn({ email, password }: SignInValues) {
  return call('POST /auth/sign_in', { body: { user: { email: email.trim(), password } } })
}
