import { useLocation } from '@stepwise/shared/routing'
import { Button, Text } from '@stepwise/shared/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { returnFocus } from '../shell/Main.tsx'
import styles from './SlotFailure.module.css'

interface SlotFailureProps {
  /** What could not be opened, as its button is called. */
  title: string
  onTryAgain: () => void
  onClose: () => void
  closeLabel?: string
  /** It stays when the page changes. */
  outlivesPage?: boolean
  /** What can be done without it: further buttons. */
  children?: ReactNode
}

/**
 * A notice at the foot of the window that something could not be opened. It closes when the page changes. In a portal, as dialogs
 * are, so that focus mode neither hides it nor makes it inert.
 */
export function SlotFailure({
  title,
  onTryAgain,
  onClose,
  closeLabel = 'Close',
  outlivesPage = false,
  children,
}: SlotFailureProps) {
  const [focusedBefore] = useState(() => document.activeElement)
  const { key } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt && !outlivesPage) onClose()
  }, [key, openedAt, outlivesPage, onClose])
  // A press closes the notice: first the focus goes back, so that what opens next returns it there too.
  const leave = (then: () => void) => () => {
    returnFocus(focusedBefore)
    then()
  }
  return createPortal(
    <section className={styles.notice} data-portal aria-label={`${title} could not be opened`}>
      <div>
        <Text fw={600}>{`${title} could not be opened.`}</Text>
        <Text>Everything else still works. Please try again in a moment.</Text>
      </div>
      <div className="ui-wrap ui-gap-12">
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
