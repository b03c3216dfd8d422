import { type ProductForm, TextInput } from '@stepwise/shared/ui/forms'
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx'
import type { LicenceValues } from './licence-values.ts'

const emailInput = { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false } as const

/** Step two: the address and password to sign in with. */
export function AccountStep({ form }: { form: ProductForm<LicenceValues> }) {
  return (
    <>
      <TextInput label="Email address" {...emailInput} {...form.field('email')} />
      <TextInput label="Confirm email address" {...emailInput} {...form.field('confirmEmail')} />
      <NewPasswordFields form={form} />
    </>
  )
}
