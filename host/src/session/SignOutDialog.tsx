import {
  $isSessionExpired,
  $signOutProgress,
  type SignOutProgress,
  signOutCancelled,
  signOutConfirmed,
  signOutHereRequested,
} from '@stepwise/shared/session'
import { Button, LayerFoot, useOpener } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import styles from './SignOutDialog.module.css'
import { $isDialogOpen, formatSignOut } from './sign-out-dialog.model.ts'

/** Above everything that a person may have opened while the sign-out takes its time. */
const zIndex = 600

/**
 * Asks or explains when a sign-out is slow, is refused or would lose something. All of it is in the host's first bundle, unlike the dialogs
 * of shared/ui/overlays: signing out must work when nothing more can be loaded.
 */
export function SignOutDialog() {
  const [isOpen, isExpired, progress] = useUnit([$isDialogOpen, $isSessionExpired, $signOutProgress])
  // The person signs in again first, in a form that must not lie behind this dialog.
  return isOpen && !isExpired ? <OpenDialog progress={progress} /> : null
}

function OpenDialog({ progress }: { progress: SignOutProgress }) {
  const [cancel] = useUnit([signOutCancelled])
  const { step } = progress
  const id = useId()
  const opener = useOpener(true)
  const { heading, words } = formatSignOut(progress)
  return (
    <div data-portal>
      <div className={styles.veil} style={{ zIndex }}>
        <div
          role="alertdialog"
          aria-modal="true"
          tabIndex={-1}
          className={styles.dialog}
          aria-labelledby={`${id}-heading`}
          aria-describedby={`${id}-words`}
        >
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          {/* They change while it is open. */}
          <p id={`${id}-words`} role="status">
            {words}
          </p>
          <Buttons step={step} />
          <LayerFoot
            isOpen
            zIndex={zIndex}
            returnFocus
            closesOnEscape={step !== 'sending'}
            opener={opener}
            onClose={cancel}
          />
        </div>
      </div>
    </div>
  )
}

/** The button that sends keeps its key while its text changes, so that it keeps the focus. */
function Buttons({ step }: { step: SignOutProgress['step'] }) {
  const [confirm, here, cancel] = useUnit([signOutConfirmed, signOutHereRequested, signOutCancelled])
  const isSending = step === 'sending'
  const labels = { unsent: 'Sign out anyway', failed: 'Try again', sending: 'Signing out…', none: 'Signing out…' }
  return (
    <div className={styles.buttons}>
      {step === 'unsent' && (
        <Button key="wait" onClick={() => cancel()}>
          Wait
        </Button>
      )}
      <Button
        key="send"
        variant={step === 'unsent' ? 'default' : 'filled'}
        aria-disabled={isSending || undefined}
        onClick={() => !isSending && confirm()}
      >
        {labels[step]}
      </Button>
      {step === 'failed' && (
        <>
          <Button variant="default" onClick={() => here()}>
            Sign out on this device now
          </Button>
          <Button variant="default" onClick={() => cancel()}>
            Stay signed in
          </Button>
        </>
      )}
    </div>
  )
}
