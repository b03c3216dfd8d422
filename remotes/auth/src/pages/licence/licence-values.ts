import { plainEmail } from '@stepwise/shared/contracts/email'
import { edition } from '@stepwise/shared/edition'
import { emailAddress, type Rules, required } from '@stepwise/shared/ui/forms'
import { type NewPassword, passwordRules } from '../../features/security/password-rules.ts'

export interface LicenceValues extends NewPassword {
  licenceKey: string
  firstName: string
  surname: string
  university: string
  email: string
  confirmEmail: string
}

export const stepOneFields: (keyof LicenceValues)[] = ['licenceKey', 'firstName', 'surname', 'university']
export const stepTwoFields: (keyof LicenceValues)[] = ['email', 'confirmEmail', 'password', 'passwordConfirmation']

/** The fields of the draft: all but the passwords. */
export const draftFields = [
  'licenceKey',
  'firstName',
  'surname',
  'university',
  'email',
  'confirmEmail',
] as const satisfies (keyof LicenceValues)[]

export const licenceRules: Rules<LicenceValues> = {
  licenceKey: [required('Enter licence key')],
  firstName: [required('Enter your first name')],
  surname: [required('Enter your surname')],
  university: [required(edition.id === 'pro' ? 'Enter your organisation' : 'Enter your university/organisation')],
  email: [required('Enter your email address'), emailAddress('Invalid email address')],
  confirmEmail: [
    required('Confirm your email address'),
    emailAddress('Invalid email address'),
    (value, { email }) => (plainEmail(value) === plainEmail(email) ? null : 'Your emails don’t match'),
  ],
  ...passwordRules,
}
