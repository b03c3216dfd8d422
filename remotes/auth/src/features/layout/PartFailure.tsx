import { Alert, Button } from '@stepwise/shared/ui'
import type { MouseEvent } from 'react'

interface PartFailureProps {
  message: string
  onRetry: () => void
}

/** In the place of a part of a card that could not be loaded. The button goes, so the card's heading takes the focus. */
export function PartFailure({ message, onRetry }: PartFailureProps) {
  const tryAgain = (event: MouseEvent) => {
    event.currentTarget.closest('section')?.querySelector('h2')?.focus()
    onRetry()
  }
  return (
    <Alert color="red" variant="outline" role="alert">
      <p>{message}</p>
      <Button variant="default" onClick={tryAgain}>
        Try again
      </Button>
    </Alert>
  )
}
