import { CallError, call } from '@stepwise/shared/http'
import type { NewPassword } from '../../features/new-password/password-rules.ts'
import type { SignUpKind } from './sign-up-kind.ts'

export interface MemberDetails extends NewPassword {
  firstName: string
  surname: string
}

export interface MemberSignUp extends MemberDetails {
  type: SignUpKind['type']
  email: string
}

export async function checkEmail({ type, email }: Pick<MemberSignUp, 'type' | 'email'>) {
  try {
    return await call('POST /auth/verify_email', { body: { sign_up_type: type, user: { email } } })
  } catch (error) {
    throw withReason(error)
  }
}

/** The server may refuse an address without a word. */
function withReason(error: unknown): unknown {
  if (!(error instanceof CallError) || error.failure.kind !== 'http') return error
  const { msg, errors } = error.failure
  const isSilent = !msg && Object.keys(errors).length === 0
  return isSilent ? new CallError({ ...error.failure, msg: 'An error occurred' }) : error
}

export function signUpMember({ type, email, firstName, surname, password, passwordConfirmation }: MemberSignUp) {
  return call('POST /auth/sign_up', {
    body: {
      sign_up_type: type,
      user: {
        email,
        first_name: firstName.trim(),
        surname: surname.trim(),
        password,
        password_confirmation: passwordConfirmation,
        subscribed_to_updates: true,
        tos: true,
      },
    },
  })
}
