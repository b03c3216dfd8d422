import { EmailField, emailAddress, Form, required, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { checkEmailFx } from './member-sign-up.model.ts'
import { signUpKind } from './sign-up-kind.ts'

interface EmailFormProps {
  /** As typed on an earlier visit of this step. */
  email: string
  onChange: (email: string) => void
  onAccepted: (email: string) => void
}

/** Step one: whether this address may have an account here. */
export function EmailForm({ email, onChange, onAccepted }: EmailFormProps) {
  const check = useUnit(checkEmailFx)
  const form = useProductForm({
    name: 'sign-up',
    initialValues: { email },
    rules: { email: [required(signUpKind.emailRequired), emailAddress('Invalid email address')] },
    checkedOnChange: ['email'],
    messageClearedBy: ['email'],
    onChange: (values) => onChange(values.email),
    send: async (values) => {
      const address = values.email.trim()
      await check({ type: signUpKind.type, email: address })
      onAccepted(address)
    },
  })
  return (
    <Form form={form} submitLabel="Next" busyLabel="Checking…">
      <EmailField label={signUpKind.emailLabel} autoComplete="email" {...form.field('email')} />
    </Form>
  )
}
