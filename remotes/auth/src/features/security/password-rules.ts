import { atLeast, required, sameAs } from '@stepwise/shared/ui/forms'

/** The values of a form with a new password. */
export interface NewPassword {
  password: string
  passwordConfirmation: string
}

export const emptyPasswords: NewPassword = { password: '', passwordConfirmation: '' }

const password = [required('Field required'), atLeast(8, 'Password must be at least 8 characters.')]

/** docs/product/accounts.md#new-password */
export const passwordRules = {
  password,
  passwordConfirmation: [...password, sameAs('password', "Your passwords don't match")],
}
