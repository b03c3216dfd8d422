import { Button, Text } from '@stepwise/shared/ui'
import { IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import { DiscardButtons } from './DiscardButtons.tsx'
import styles from './NoteCard.module.css'
import { $clearedDrafts, clearedDraftRestored, refusedEditStarted } from './note-boxes.model.ts'
import type { NoteCard } from './note-cards.ts'
import { editId, refusedDraftId } from './pending-note.ts'
import { outbox } from './unsaved-notes.model.ts'

/** What stands between a note and the server, or what its writer has put aside; nothing when all is well. */
export function NoteProblem({ card }: { card: NoteCard }) {
  const { cleared, onRetry, onDiscard, onBringBack, onEdit } = useUnit({
    cleared: $clearedDrafts,
    onRetry: outbox.retried,
    onDiscard: outbox.discarded,
    onBringBack: clearedDraftRestored,
    onEdit: refusedEditStarted,
  })
  const key = card.note ? editId(card.note.id) : card.key
  const aside = cleared[key]
  if (card.state === 'saved' && aside && aside.content !== card.content) {
    return (
      <Button variant="default" onClick={() => onBringBack(key)}>
        Bring back my changes
      </Button>
    )
  }
  const refused = refusedDraftId(card.key)
  if (card.state !== 'waiting' && card.state !== 'rejected') return null
  // The button goes away: its card keeps the focus.
  const from = (event: MouseEvent, act: (key: string) => void) => {
    event.currentTarget.closest<HTMLElement>('article')?.focus()
    act(key)
  }
  const tryAgain = (
    <Button variant="default" onClick={(event) => from(event, onRetry)}>
      Try again
    </Button>
  )
  return (
    <div className={styles.trouble}>
      <p className={styles.unsaved}>
        <IconCloudOff size={20} stroke={1.75} aria-hidden />
        Not saved yet
      </p>
      <Text size="sm">
        {card.problem}
        {card.state === 'waiting' && ' It is kept on this device, and we keep trying.'}
      </Text>
      <div className={styles.buttons}>
        {card.state === 'waiting' ? (
          tryAgain
        ) : (
          <DiscardButtons
            label={card.note ? 'Discard my changes' : 'Discard'}
            onDiscard={(event) => from(event, onDiscard)}
          >
            {tryAgain}
            {!card.note && (
              <Button variant="default" onClick={() => (cleared[refused] ? onBringBack(refused) : onEdit(card.key))}>
                Edit
              </Button>
            )}
          </DiscardButtons>
        )}
      </div>
    </div>
  )
}
