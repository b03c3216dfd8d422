import { call } from '@stepwise/shared/http'

export interface SignInValues {
  email: string
  password: string
  /** Others use this computer too. */
  isSharedComputer: boolean
}

export function signIn({ email, password, isSharedComputer }: SignInValues) {
  const user = { email: email.trim(), password, is_shared_computer: isSharedComputer }
  return call('POST /auth/sign_in', { body: { user } })
}
