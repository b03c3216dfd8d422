import { useLocation } from '@stepwise/shared/routing'
import { Button, Text } from '@stepwise/shared/ui'
import { useEffect, useRef } from 'react'
import styles from './SlotFailure.module.css'

interface SlotFailureProps {
  /** What could not be opened, as its button calls it. */
  title: string
  onTryAgain: () => void
  onClose: () => void
}

/** At the foot of the window: what somebody has asked for cannot be had. It goes with the page. */
export function SlotFailure({ title, onTryAgain, onClose }: SlotFailureProps) {
  const focusedBefore = useRef(document.activeElement)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])
  // The notice goes when one of its buttons is pressed: the focus returns to where it was, and from there to what opens.
  const leave = (then: () => void) => () => {
    const { current: before } = focusedBefore
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus()
    else document.querySelector('main')?.focus({ preventScroll: true })
    then()
  }
  return (
    <section className={styles.notice} aria-label={`${title} could not be opened`}>
      <div>
        <Text fw={600}>{`${title} could not be opened.`}</Text>
        <Text>Everything else still works. Please try again in a moment.</Text>
      </div>
      <div className={styles.buttons}>
        <Button onClick={leave(onTryAgain)}>Try again</Button>
        <Button variant="default" onClick={leave(onClose)}>
          Close
        </Button>
      </div>
    </section>
  )
}
