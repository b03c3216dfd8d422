import { $user } from '@stepwise/shared/session'
import { Button, Stack, Text } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { MailAgain } from '../mail/MailAgain.tsx'
import { requestLinkFx } from '../mail/mail.model.ts'
import { institutionLabel } from '../sign-in/institution.ts'
import { isPasskeySupported } from '../sign-in/passkey-browser.ts'
import { PasskeyStepUp } from './PasskeyStepUp.tsx'
import { PasswordStepUp } from './PasswordStepUp.tsx'
import { $security } from './security.model.ts'
import { $stepUpRequests, type StepUpRequest, stepUpAnswered } from './step-up.model.ts'

/**
 * "Confirm that it is you": for pages with changes that need a step-up (docs/product/ways-in.md#proof). What is typed on the page stays,
 * whatever the person does here.
 */
export function StepUpDialog() {
  const [requests, answer] = useUnit([$stepUpRequests, stepUpAnswered])
  useAnswerAll(requests)
  return (
    <Dialog
      opened={requests.length > 0}
      onClose={() => answer(false)}
      title="Confirm that it is you"
      // Over a dialog of the page; the form to sign in again comes over this one.
      zIndex={300}
      closesWithPage
    >
      <StepUp onStepUp={() => void answer(true)} />
    </Dialog>
  )
}

function StepUp({ onStepUp }: { onStepUp: () => void }) {
  const security = useUnit($security)
  const hasPassword = security?.hasPassword ?? true
  const hasPasskey = security !== null && security.passkeys.length > 0 && isPasskeySupported()
  return (
    <Stack gap="lg" align="stretch">
      {(hasPassword || hasPasskey) && (
        <Text>You signed in a while ago, so we need to check that it is really you before this change.</Text>
      )}
      {hasPassword && (
        <PasswordStepUp
          name="step-up"
          hasFocus
          onStepUp={onStepUp}
          buttons={(isBusy) => (
            // As wide as its words, like the button below the form.
            <div>
              <SubmitButton isBusy={isBusy} busyLabel="Checking…">
                Confirm
              </SubmitButton>
            </div>
          )}
        />
      )}
      {hasPasskey && (
        <PasskeyStepUp
          label={hasPassword ? 'Use a passkey instead' : 'Use a passkey'}
          variant={hasPassword ? 'default' : 'filled'}
          onStepUp={onStepUp}
        />
      )}
      {!hasPassword && !hasPasskey && <LinkStepUp onStepUp={onStepUp} />}
    </Stack>
  )
}

/** For a person who has neither a password nor a usable passkey: a new sign-in in this browser counts as well. */
function LinkStepUp({ onStepUp }: { onStepUp: () => void }) {
  const [user, requestLink] = useUnit([$user, requestLinkFx])
  const email = user?.email ?? ''
  return (
    <>
      <Text>
        {`You have no password, and no passkey that works in this browser. Sign in again with a link or your ${institutionLabel} in another tab, then come back to this one. What you typed is still here.${user?.isSharedComputer ? ' When you open the link, say again that this is a shared computer.' : ''}`}
      </Text>
      <MailAgain
        label="Email me a link"
        sent={`We have sent an email to ${email}. Open the link in this browser, then come back to this tab and choose Continue.`}
        send={() => requestLink(email)}
      />
      <Button onClick={() => onStepUp()}>Continue</Button>
    </>
  )
}

/** What is taken off the list in another way, because the page or the session is gone, is answered too. */
function useAnswerAll(requests: readonly StepUpRequest[]) {
  const waiting = useRef(requests)
  useEffect(() => {
    for (const request of waiting.current) if (!requests.includes(request)) request.answer(false)
    waiting.current = requests
  }, [requests])
  useEffect(
    () => () => {
      for (const request of waiting.current) request.answer(false)
    },
    [],
  )
}
