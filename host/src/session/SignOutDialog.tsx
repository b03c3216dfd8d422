import {
  $isSessionExpired,
  $signOutProgress,
  type SignOutProgress,
  signOutCancelled,
  signOutConfirmed,
  signOutHereRequested,
} from '@stepwise/shared/session'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import { returnFocus } from '../shell/Main.tsx'
import styles from './SignOutDialog.module.css'
import { $isDialogOpen, formatSignOut } from './sign-out-dialog.model.ts'

/**
 * Asks or explains when a sign-out is slow, is refused or would lose something. The browser's own dialog, in the host's first
 * bundle: signing out must work when nothing more can be loaded.
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
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    dialog.current?.querySelector('button')?.focus()
    return () => returnFocus(before)
  }, [])
  const { heading, words } = formatSignOut(progress)
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-words`}
      onCancel={(event) => {
        event.preventDefault()
        if (step !== 'sending') cancel()
      }}
    >
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      {/* Behind a modal dialog the page's own live region is not read out. */}
      <p id={`${id}-words`} role="status">
        {words}
      </p>
      <Buttons step={step} />
    </dialog>
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
