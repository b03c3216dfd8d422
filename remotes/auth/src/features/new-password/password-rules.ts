import { atLeast, required, sameAs } from '@stepwise/shared/ui/forms'

/** What a form has that makes a new password. */
export interface NewPassword {
  password: string
  passwordConfirmation: string
}

export const noPassword: NewPassword = { password: '', passwordConfirmation: '' }

const password = [required('Field required'), atLeast(8, 'Password must be at least 8 characters.')]

/** Spec 5: at least 8 characters, twice the same. */
export const passwordRules = {
  password,
  passwordConfirmation: [...password, sameAs('password', "Your passwords don't match")],
}
