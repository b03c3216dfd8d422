import { Button, Text } from '@stepwise/shared/ui'
import { useLayoutEffect, useRef } from 'react'
import styles from './Player.module.css'

interface VideoFailureProps {
  words: string
  onRetry: () => void
  onReadInstead: (() => void) | undefined
}

/** Covers a video that cannot be played, or its poster. */
export function VideoFailure({ words, onRetry, onReadInstead }: VideoFailureProps) {
  const retry = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The controls are hidden now: a focus among them would be lost.
    if (document.activeElement?.closest('[data-controls]')) retry.current?.focus()
  }, [])
  return (
    <div className={styles.failed} role="alert">
      <div className={styles.failure}>
        <Text>{`${words} Check your connection and try again.`}</Text>
        <Button ref={retry} onClick={onRetry}>
          Try again
        </Button>
        {onReadInstead && (
          <Button variant="default" onClick={onReadInstead}>
            Read the text version
          </Button>
        )}
      </div>
    </div>
  )
}
