import { messageFor } from '@stepwise/shared/http'
import { Button, hintAnnounced, Loader } from '@stepwise/shared/ui'
import { ServerMessage } from '@stepwise/shared/ui/forms'
import { useUnit } from 'effector-react'
import { type ReactNode, useRef, useState } from 'react'
import styles from '../message/Message.module.css'
import { isDone } from './step-up.model.ts'

interface ActionButtonProps {
  children: ReactNode
  /** Its failure is shown above the button; a cancelled step-up is none. */
  action: () => Promise<unknown>
  /** What the button says meanwhile, such as "Removing…". */
  busyLabel: string
  messageOf?: (error: unknown) => string
  variant?: 'default' | 'filled' | 'outline'
  color?: 'red'
}

/** A button that makes a call. While busy it keeps the focus (a disabled button would lose it), and a second press does nothing. */
export function ActionButton({ children, action, busyLabel, messageOf = messageFor, ...looks }: ActionButtonProps) {
  const announce = useUnit(hintAnnounced)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    announce(busyLabel)
    try {
      await isDone(action())
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return (
    <div className="ui-grid ui-gap-12 ui-starts">
      {problem !== null && (
        <p role="alert" className={styles.message} data-kind="failure">
          <ServerMessage message={problem} />
        </p>
      )}
      <Button
        {...looks}
        onClick={run}
        aria-disabled={isBusy || undefined}
        leftSection={isBusy ? <Loader size={18} color="currentColor" aria-hidden /> : undefined}
      >
        {isBusy ? busyLabel : children}
      </Button>
    </div>
  )
}
