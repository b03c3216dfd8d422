import { $user, signedOut } from '@stepwise/shared/session'
import { Button, Stack, Text } from '@stepwise/shared/ui'
import { Form, PasswordField, required, useProductForm } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { signInAgainFx } from './sign-in-again.model.ts'

/** Slot dialog.sign-in: signs in over the page, so that nothing typed is lost (docs/product/accounts.md#sign-in-again). */
export default function SignInAgainDialog() {
  const [user, send, leave] = useUnit([$user, signInAgainFx, signedOut])
  const email = user?.email ?? ''
  const isSharedComputer = user?.isSharedComputer ?? false
  const form = useProductForm({
    name: 'sign-in-again',
    initialValues: { password: '' },
    rules: { password: [required('Enter your password')] },
    send: ({ password }) => send({ email, password, isSharedComputer }),
  })
  return (
    <Dialog
      opened
      // Above focus mode and the side panels: the session can expire while a person is writing there.
      zIndex={600}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Please sign in again"
    >
      <Stack gap="lg">
        <Text>
          You have been signed out to keep your account safe. Sign in as <strong>{email}</strong> to go on where you
          were. Nothing on this page is lost.
        </Text>
        <Form form={form} submitLabel="Sign in" busyLabel="Signing in…">
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label="Password" autoComplete="current-password" data-autofocus {...form.field('password')} />
        </Form>
        {isSharedComputer && (
          <Text>
            This is a shared computer: if you leave, what you have not saved is deleted from it. If you sign in, it is
            still treated as shared.
          </Text>
        )}
        <Button variant="subtle" onClick={() => leave()}>
          Leave this page and sign in as somebody else
        </Button>
      </Stack>
    </Dialog>
  )
}
