import type { User } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import type { LicenceValues } from './licence-values.ts'

/** Activates a licence and signs in. */
export async function activateLicence(values: LicenceValues): Promise<User> {
  const answer = await call('POST /auth/sign_up', {
    body: {
      sign_up_type: 'dsa-licence',
      user: {
        licence_key: values.licenceKey.trim(),
        first_name: values.firstName.trim(),
        surname: values.surname.trim(),
        university: values.university.trim(),
        email: values.email.trim(),
        confirm_email: values.confirmEmail.trim(),
        password: values.password,
        password_confirmation: values.passwordConfirmation,
        subscribed_to_updates: true,
        tos: true,
      },
    },
  })
  if (!('id' in answer)) throw new Error('the server has signed nobody in')
  return answer
}
