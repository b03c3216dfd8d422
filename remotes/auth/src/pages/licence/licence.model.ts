import type { User } from '@stepwise/shared/contracts'
import { call } from '@stepwise/shared/http'
import { signedIn } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { withCookies } from '../../features/sign-in/with-cookies.ts'
import { deleteSignUpDrafts } from '../../features/sign-up/sign-up-draft.ts'
import type { LicenceValues } from './licence-values.ts'

/** Activates a licence and signs in. */
export const activateLicenceFx = createEffect(async (values: LicenceValues): Promise<User> => {
  const body = await withCookies(() =>
    call('POST /auth/sign_up', {
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
    }),
  )
  // The response to a member's sign-up, which signs no one in, is of the same type.
  if (!('id' in body)) throw new Error('the server did not sign the person in')
  return body
})
const deleteSignUpDraftsFx = createEffect(deleteSignUpDrafts)

sample({ clock: activateLicenceFx.doneData, target: signedIn })
sample({ clock: activateLicenceFx.done, fn: () => {}, target: deleteSignUpDraftsFx })
