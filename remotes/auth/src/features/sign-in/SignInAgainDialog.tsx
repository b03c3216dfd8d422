import { $user, signedInKey, signedOut } from '@stepwise/shared/session'
import { Button, Stack, Text } from '@stepwise/shared/ui'
import { Form, PasswordField, required, useProductForm } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { MailAgain } from '../mail/MailAgain.tsx'
import { requestLinkFx } from '../mail/mail.model.ts'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { isPasskeySupported } from './passkey-browser.ts'
import { returnedToTab, signInAgainFx } from './sign-in-again.model.ts'

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
  useReturnToTab()
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
      isDescribed
    >
      <Stack gap="lg">
        <Text>
          You have been signed out to keep your account safe. Sign in as <strong translate="no">{email}</strong> to
          carry on where you left off. Nothing on this page is lost.
        </Text>
        <Form form={form} submitLabel="Sign in" busyLabel="Signing in…">
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField label="Password" autoComplete="current-password" data-autofocus {...form.field('password')} />
        </Form>
        {isSharedComputer && (
          <Text>
            This is a shared computer: if you leave, any unsaved work is deleted from it. If you sign in, it is still
            treated as shared.
          </Text>
        )}
        <WithoutPassword email={email} isSharedComputer={isSharedComputer} />
        <Button variant="subtle" onClick={() => leave()}>
          Leave this page and sign in as someone else
        </Button>
      </Stack>
    </Dialog>
  )
}

interface WithoutPasswordProps {
  email: string
  isSharedComputer: boolean
}

/** For people who have no password, or not at hand. The page behind waits for them. */
function WithoutPassword({ email, isSharedComputer }: WithoutPasswordProps) {
  const requestLink = useUnit(requestLinkFx)
  const hasPasskeys = isPasskeySupported()
  return (
    <>
      <Text>
        {`No password? ${hasPasskeys ? 'Use a passkey, or a' : 'Use a'} link that we send to your email address. Open the link in this browser, then come back to this tab: what you typed is still here.${isSharedComputer ? ' When you open the link, say again that this is a shared computer.' : ''}`}
      </Text>
      {hasPasskeys && <PasskeySignIn isSharedComputer={isSharedComputer} />}
      <MailAgain
        label="Email me a link"
        sent={`We have sent an email to ${email}. Open the link in this browser, then come back to this tab.`}
        send={() => requestLink(email)}
      />
    </>
  )
}

/** Looks whether the person has signed in in another tab: when one of them says so, and when they come back to this one. */
function useReturnToTab() {
  const returned = useUnit(returnedToTab)
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') returned()
    }
    const onStored = ({ key, newValue }: StorageEvent) => {
      if (key === signedInKey && newValue !== null) returned()
    }
    document.addEventListener('visibilitychange', onShown)
    window.addEventListener('storage', onStored)
    return () => {
      document.removeEventListener('visibilitychange', onShown)
      window.removeEventListener('storage', onStored)
    }
  }, [returned])
}
