import { Button } from '@stepwise/shared/ui'
import { type MouseEvent, type ReactNode, useState } from 'react'

interface DiscardButtonsProps {
  label?: string
  onDiscard: (event: MouseEvent<HTMLElement>) => void
  /** Buttons before it. They are hidden while it asks. */
  children?: ReactNode
}

/** For a button that replaces the one that was pressed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** Discards a text that is stored nowhere else, after a second yes. */
export function DiscardButtons({ label = 'Discard', onDiscard, children }: DiscardButtonsProps) {
  const [discarding, setDiscarding] = useState<'no' | 'confirming' | 'cancelled'>('no')
  if (discarding === 'confirming') {
    return (
      <>
        <Button ref={takeFocus} onClick={() => setDiscarding('cancelled')}>
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
        ref={discarding === 'cancelled' ? takeFocus : undefined}
        onClick={() => setDiscarding('confirming')}
      >
        {label}
      </Button>
    </>
  )
}
