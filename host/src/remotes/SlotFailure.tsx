import { useLocation } from '@stepwise/shared/routing'
import { Button, Text } from '@stepwise/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { returnFocus } from '../shell/return-focus.ts'
import styles from './SlotFailure.module.css'

interface SlotFailureProps {
  /** What could not be opened, as its button calls it. */
  title: string
  onTryAgain: () => void
  onClose: () => void
  closeLabel?: string
  /** It stays when the page changes. */
  isKept?: boolean
  /** What can be done without it: further buttons. */
  children?: ReactNode
}

/**
 * At the foot of the window: what somebody has asked for cannot be had. It goes with the page. It stands beside the page, as
 * dialogs do, so that focus mode neither hides it nor keeps the keyboard from it.
 */
export function SlotFailure({ title, onTryAgain, onClose, closeLabel = 'Close', isKept, children }: SlotFailureProps) {
  const focusedBefore = useRef(document.activeElement)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current && !isKept) onClose()
  }, [key, isKept, onClose])
  // The notice goes when one of its buttons is pressed: the focus returns to where it was, and from there to what opens.
  const leave = (then: () => void) => () => {
    returnFocus(focusedBefore.current)
    then()
  }
  return createPortal(
    <section className={styles.notice} data-portal aria-label={`${title} could not be opened`}>
      <div>
        <Text fw={600}>{`${title} could not be opened.`}</Text>
        <Text>Everything else still works. Please try again in a moment.</Text>
      </div>
      <div className={styles.buttons}>
        <Button onClick={leave(onTryAgain)}>Try again</Button>
        {children}
        <Button variant="default" onClick={leave(onClose)}>
          {closeLabel}
        </Button>
      </div>
    </section>,
    document.body,
  )
}
