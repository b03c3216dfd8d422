import { headingFocusWanted, Link, paths, useParams } from '@stepwise/shared/routing'
import { $user } from '@stepwise/shared/session'
import { Anchor, Button, Text } from '@stepwise/shared/ui'
import { Form, ServerMessage, useProductForm } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { AuthLayout } from '../../features/layout/AuthLayout.tsx'
import { changeEmailFx } from './email-change.model.ts'

/** /auth/new-email/{token}: verifies a new address by the link that was mailed to it (docs/product/own-account.md#new-email-link). */
export default function EmailChangePage() {
  const { emailChangeToken = '' } = useParams()
  const [user, changeEmail] = useUnit([$user, changeEmailFx])
  const [message, setMessage] = useState<string | null>(null)
  const form = useProductForm({
    name: 'new-email',
    initialValues: {},
    send: async () => {
      const { msg } = await changeEmail(emailChangeToken)
      headingFocusWanted()
      setMessage(msg)
    },
  })
  const way = user
    ? { to: paths.account.href({}), label: 'Go to your account' }
    : { to: paths.signIn.href({}), label: 'Sign in' }
  if (message !== null) {
    return (
      <AuthLayout
        key="changed"
        heading="Your email address has been changed"
        lead={<ServerMessage message={message} />}
      >
        <Button component={Link} to={way.to}>
          {way.label}
        </Button>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      key="change"
      heading="Use your new email address"
      lead="From then on you sign in with this address, and our emails go to it."
    >
      <Form form={form} submitLabel="Use this email address" busyLabel="Changing…">
        <Text>If you did not ask for this, do nothing: the account keeps its current address.</Text>
      </Form>
      {form.message !== null && !form.isNetworkFailure && (
        <p>
          <Anchor component={Link} to={way.to}>
            {way.label}
          </Anchor>
        </p>
      )}
    </AuthLayout>
  )
}
