import { Stack, Text } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'
import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { isPasskeySupported } from '../passkeys/passkeys.model.ts'
import { LinkProof } from './LinkProof.tsx'
import { PasskeyProof } from './PasskeyProof.tsx'
import { PasswordProof } from './PasswordProof.tsx'
import { $proofRequests, type ProofRequest, proofAnswered } from './proof.model.ts'
import { $security } from './security.model.ts'

/**
 * "Confirm that it is you": for pages with changes that need a proof (docs/product/ways-in.md#proof). What is typed on the page stays,
 * whatever the person does here.
 */
export function ProofDialog() {
  const [requests, answer] = useUnit([$proofRequests, proofAnswered])
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
      <Proof onProved={() => void answer(true)} />
    </Dialog>
  )
}

function Proof({ onProved }: { onProved: () => void }) {
  const security = useUnit($security)
  const hasPassword = security?.hasPassword ?? true
  const hasPasskey = security !== null && security.passkeys.length > 0 && isPasskeySupported()
  return (
    <Stack gap="lg" align="stretch">
      {(hasPassword || hasPasskey) && (
        <Text>You signed in a while ago. Before this change we make sure that it is really you.</Text>
      )}
      {hasPassword && (
        <PasswordProof
          name="proof"
          hasFocus
          onProved={onProved}
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
        <PasskeyProof
          label={hasPassword ? 'Use a passkey instead' : 'Use a passkey'}
          variant={hasPassword ? 'default' : 'filled'}
          onProved={onProved}
        />
      )}
      {!hasPassword && !hasPasskey && <LinkProof onProved={onProved} />}
    </Stack>
  )
}

/** What is taken off the list in another way, because the page or the session is gone, is answered too. */
function useAnswerAll(requests: readonly ProofRequest[]) {
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
