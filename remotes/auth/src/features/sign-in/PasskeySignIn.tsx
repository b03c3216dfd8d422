import { announced } from '@stepwise/shared/ui'
import { SubmitButton } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import styles from '../message/Message.module.css'
import { isPasskeyCancelled, messageOfPasskeyFailure, signInWithPasskeyFx } from './passkeys.model.ts'

interface PasskeySignInProps {
  isSharedComputer: boolean
}

/**
 * Signs in with a passkey, with the outcome below the button, which keeps the focus. Only for browsers that have
 * passkeys.
 */
export function PasskeySignIn({ isSharedComputer }: PasskeySignInProps) {
  const [signIn, announce] = useUnit([signInWithPasskeyFx, announced])
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ message: string; isQuiet: boolean } | null>(null)
  const isWaiting = useRef(false)

  async function start() {
    if (isWaiting.current) return
    isWaiting.current = true
    setBusy(true)
    // The same words as before are said again only if they were away.
    setProblem(null)
    try {
      await signIn({ isSharedComputer })
    } catch (error) {
      const message = messageOfPasskeyFailure(error)
      const isQuiet = isPasskeyCancelled(error)
      setProblem({ message, isQuiet })
      if (isQuiet) announce(message)
    } finally {
      isWaiting.current = false
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="ui-grid ui-gap-12"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <SubmitButton variant="outline" isBusy={isBusy} busyLabel="Waiting for your passkey…">
        Sign in with a passkey
      </SubmitButton>
      {problem && (
        <p
          role={problem.isQuiet ? undefined : 'alert'}
          className={styles.message}
          data-kind={problem.isQuiet ? undefined : 'failure'}
        >
          {problem.message}
        </p>
      )}
    </form>
  )
}
