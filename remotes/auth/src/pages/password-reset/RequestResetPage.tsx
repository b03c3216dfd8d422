import { headingFocusWanted, Link, paths } from '@stepwise/shared/routing'
import { Anchor, Button } from '@stepwise/shared/ui'
import { EmailField, Form, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { requestResetFx } from './password-reset.model.ts'

/** /auth/reset-password: requests an email with a link. Only the server validates. */
export default function RequestResetPage() {
  const requestReset = useUnit(requestResetFx)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useProductForm({
    name: 'request-reset',
    initialValues: { email: '' },
    send: async ({ email }) => {
      await requestReset(email.trim())
      headingFocusWanted()
      setSentTo(email.trim())
    },
  })
  if (sentTo !== null) {
    return (
      <AuthLayout key="sent" heading="Check your email" title="Check your email to reset your password">
        <p>{`If ${sentTo} matches a account, you'll receive an email with instructions on resetting your password.`}</p>
        <Button component={Link} to={paths.landing.href({})}>
          Close
        </Button>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      key="request"
      heading="Reset your password"
      lead="Enter the email address of your account. We will send you a link to choose a new password."
    >
      <Form form={form} submitLabel="Send the link" busyLabel="Sending…">
        <EmailField label="Email address" autoComplete="email" {...form.field('email')} />
      </Form>
      <p>
        <Anchor component={Link} className="ui-inline ui-target" to={paths.signIn.href({})}>
          Back to sign in
        </Anchor>
      </p>
    </AuthLayout>
  )
}
