import { Button } from '@stepwise/shared/ui'
import { type MouseEvent, type ReactNode, useState } from 'react'

interface DiscardButtonsProps {
  label?: string
  onDiscard: (event: MouseEvent<HTMLElement>) => void
  /** Buttons before it, which step back while it asks. */
  children?: ReactNode
}

/** For a button that takes the place of the one that was pressed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Gives up what somebody has written and nothing else holds: asks once more, in place. */
export function DiscardButtons({ label = 'Discard', onDiscard, children }: DiscardButtonsProps) {
  const [discarding, setDiscarding] = useState<'no' | 'asked' | 'taken back'>('no')
  if (discarding === 'asked') {
    return (
      <>
        <Button ref={takeFocus} onClick={() => setDiscarding('taken back')}>
          Keep it
        </Button>
        <Button variant="default" onClick={onDiscard}>
          Discard for good
        </Button>
      </>
    )
  }
  return (
    <>
      {children}
      <Button
        variant="default"
        ref={discarding === 'taken back' ? takeFocus : undefined}
        onClick={() => setDiscarding('asked')}
      >
        {label}
      </Button>
    </>
  )
}
