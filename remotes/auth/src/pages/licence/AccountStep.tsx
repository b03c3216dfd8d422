import { EmailField, type ProductForm } from '@stepwise/shared/ui/forms'
import { NewPasswordFields } from '../../features/security/NewPasswordFields.tsx'
import type { LicenceValues } from './licence-values.ts'

/** Step two: the address and password to sign in with. */
export function AccountStep({ form }: { form: ProductForm<LicenceValues> }) {
  return (
    <>
      <EmailField label="Email address" autoComplete="email" {...form.field('email')} />
      <EmailField label="Confirm email address" autoComplete="email" {...form.field('confirmEmail')} />
      <NewPasswordFields form={form} />
    </>
  )
}
