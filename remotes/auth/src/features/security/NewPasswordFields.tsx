import { PasswordField, type ProductForm } from '@stepwise/shared/ui/forms'
import type { NewPassword } from './password-rules.ts'

export function NewPasswordFields<Values extends NewPassword>({ form }: { form: ProductForm<Values> }) {
  return (
    <>
      <PasswordField
        label="Create password"
        shows="new password"
        description="At least 8 characters, and not a common password. Three words that you can remember work well."
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm password"
        shows="confirmed password"
        autoComplete="new-password"
        {...form.field('passwordConfirmation')}
      />
    </>
  )
}
