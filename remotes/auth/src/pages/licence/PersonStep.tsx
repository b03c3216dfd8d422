import { edition } from '@stepwise/shared/edition'
import { type ProductForm, TextInput } from '@stepwise/shared/ui/forms'
import type { LicenceValues } from './licence-values.ts'

/** Step one: the licence and its owner. */
export function PersonStep({ form }: { form: ProductForm<LicenceValues> }) {
  return (
    <>
      <TextInput
        label="Licence key"
        description="The 10-digit code from your welcome letter or email."
        autoComplete="off"
        inputMode="numeric"
        {...form.field('licenceKey')}
      />
      <TextInput label="First name" autoComplete="given-name" {...form.field('firstName')} />
      <TextInput label="Surname" autoComplete="family-name" {...form.field('surname')} />
      <TextInput label={edition.organisationLabel} autoComplete="organization" {...form.field('university')} />
    </>
  )
}
