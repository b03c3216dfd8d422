import { Button, VisuallyHidden } from '@stepwise/shared/ui'
import { type ReactNode, useId, useState } from 'react'
import { ActionButton } from '../../features/security/ActionButton.tsx'
import styles from './AccountPage.module.css'
import { useFocusOnSwitch } from './use-focus-on-switch.ts'

interface WayInRowProps {
  id: string
  name: string
  /** One sentence each. */
  facts: string[]
  removal: { label: string; question: string; busyLabel: string; action: () => Promise<unknown> }
  /** The form that changes the name, if it can be changed. */
  renaming?: (close: () => void) => ReactNode
}

/** A passkey or an institution, with what can be done with it. Taking it away asks once more. */
export function WayInRow({ id, name, facts, removal, renaming }: WayInRowProps) {
  const [shown, setShown] = useState<'rest' | 'renaming' | 'removal'>('rest')
  const place = useFocusOnSwitch(shown)
  const questionId = useId()
  const rest = () => setShown('rest')
  return (
    <li className={styles.row} data-row={id}>
      <div ref={place} className={styles.rowPlace}>
        {shown !== 'renaming' && (
          <div className={styles.rowWords}>
            <p className="ui-strong">{name}</p>
            <p className="ui-muted">{`${facts.join('. ')}.`}</p>
          </div>
        )}
        {shown === 'rest' && (
          <div className="ui-wrap ui-gap-12 ui-bottom">
            {renaming && (
              <Button variant="subtle" data-opens="renaming" onClick={() => setShown('renaming')}>
                {'Rename '}
                <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )}
            <Button variant="subtle" data-opens="removal" onClick={() => setShown('removal')}>
              <span>{removal.label}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </div>
        )}
        {shown === 'renaming' && renaming?.(rest)}
        {shown === 'removal' && (
          // biome-ignore lint/a11y/useSemanticElements: a question with its answers, not a group of fields
          <div role="group" aria-labelledby={questionId} className={styles.question}>
            <p id={questionId}>{removal.question}</p>
            <div className="ui-wrap ui-gap-12 ui-bottom">
              <Button variant="default" onClick={rest}>
                Keep it
              </Button>
              <ActionButton color="red" variant="outline" action={removal.action} busyLabel={removal.busyLabel}>
                {removal.label}
              </ActionButton>
            </div>
          </div>
        )}
      </div>
    </li>
  )
}
