import { emailAddress, Form, required, TextInput, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useTyped } from '../../features/sign-up-draft/use-typed.ts'
import { checkEmailFx } from './member-sign-up.model.ts'
import { emailLabel, emailMissing, type SignUpKind } from './sign-up-kind.ts'

interface EmailFormProps {
  kind: SignUpKind
  /** What was typed before, when somebody comes back to it. */
  email: string
  onTyped: (email: string) => void
  onAccepted: (email: string) => void
}

/** Page one: may this address have an account here? Checked as it is typed (spec 5). */
export function EmailForm({ kind, email, onTyped, onAccepted }: EmailFormProps) {
  const check = useUnit(checkEmailFx)
  const form = useProductForm({
    name: 'sign-up',
    initialValues: { email },
    rules: { email: [required(emailMissing), emailAddress('Invalid email address')] },
    checkedOnChange: ['email'],
    messageClearedBy: ['email'],
    send: async (values) => {
      const address = values.email.trim()
      await check({ type: kind.type, email: address })
      onAccepted(address)
    },
  })
  useTyped(form.values.email, onTyped)
  return (
    <Form form={form} submitLabel="Next" busyLabel="Checking…">
      <TextInput
        label={emailLabel}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
    </Form>
  )
}
