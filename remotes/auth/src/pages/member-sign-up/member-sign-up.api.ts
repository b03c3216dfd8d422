import { call } from '@stepwise/shared/http'
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

export function checkEmail({ type, email }: Pick<MemberSignUp, 'type' | 'email'>) {
  return call('POST /auth/verify_email', { body: { sign_up_type: type, user: { email } } })
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
