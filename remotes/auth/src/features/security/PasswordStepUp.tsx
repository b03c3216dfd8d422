import { $user } from '@stepwise/shared/session'
import { Form, PasswordField, required, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { isDone, stepUpWithPasswordFx } from './step-up.model.ts'

interface PasswordStepUpProps {
  /** Begins the ids of the fields; unique on the page. */
  name: string
  /** Whether the dialog opens with the focus in the field. */
  hasFocus?: boolean
  /** The person has shown that it is them. What it rejects with is shown in this form. */
  onStepUp: () => unknown
  /** The form's buttons, one of them to submit it. */
  buttons: (isBusy: boolean) => ReactNode
}

/** Asks for the password that the person has. */
export function PasswordStepUp({ name, hasFocus = false, onStepUp, buttons }: PasswordStepUpProps) {
  const [user, stepUp] = useUnit([$user, stepUpWithPasswordFx])
  const form = useProductForm({
    name,
    initialValues: { password: '' },
    rules: { password: [required('Enter your password')] },
    send: async ({ password }) => {
      await stepUp(password)
      await isDone(Promise.resolve(onStepUp()))
    },
  })
  return (
    <Form form={form} buttons={buttons(form.isBusy)}>
      <input type="email" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        data-autofocus={hasFocus || undefined}
        {...form.field('password')}
      />
    </Form>
  )
}
