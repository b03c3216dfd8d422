import { CallError, call } from '@stepwise/shared/http'
import { createEffect } from 'effector'
import type { NewPassword } from '../../features/security/password-rules.ts'
import type { signUpKind } from './sign-up-kind.ts'

export interface MemberDetails extends NewPassword {
  firstName: string
  surname: string
}

export interface MemberSignUp extends MemberDetails {
  type: (typeof signUpKind)['type']
  email: string
}

/** Fails when this address may not have an account here. */
export const checkEmailFx = createEffect(async ({ type, email }: Pick<MemberSignUp, 'type' | 'email'>) => {
  try {
    return await call('POST /auth/verify_email', { body: { sign_up_type: type, user: { email } } })
  } catch (error) {
    throw withMessage(error)
  }
})

export const signUpMemberFx = createEffect(
  ({ type, email, firstName, surname, password, passwordConfirmation }: MemberSignUp) =>
    call('POST /auth/sign_up', {
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
    }),
)

/** The server may reject an address without a message. */
function withMessage(error: unknown): unknown {
  if (!(error instanceof CallError) || error.failure.kind !== 'http') return error
  const { msg, errors } = error.failure
  const hasNoMessage = !msg && Object.keys(errors).length === 0
  return hasNoMessage ? new CallError({ ...error.failure, msg: 'An error occurred' }) : error
}
