import { Button, Text } from '@stepwise/shared/ui'
import { CopyButton } from '@stepwise/shared/ui/forms'
import { IconCloudOff } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import { DiscardButtons } from './DiscardButtons.tsx'
import { $deletionProblems } from './deleted-notes.model.ts'
import styles from './NoteCard.module.css'
import { $clearedDrafts, clearedDraftRestored, rejectedEditStarted } from './note-boxes.model.ts'
import type { NoteCard } from './note-cards.ts'
import { $problem } from './notes.model.ts'
import { editId, rejectedDraftId } from './pending-note.ts'
import { notesOutbox } from './unsaved-notes.model.ts'

/** Where the text is meanwhile: docs/product/notes.md#kept-where */
function formatKept({ isKept, state }: NoteCard): string {
  if (!isKept) return 'This device cannot save it: it is only in this page. Copy it, or leave the page open.'
  return state === 'waiting' ? 'It is safe on this device, and we will keep trying.' : ''
}

/** Why a note is not saved, or how to restore a cancelled edit; nothing for a saved note. */
export function NoteProblem({ card }: { card: NoteCard }) {
  const { cleared, toast, deletionProblems, onRetry, onDiscard, onBringBack, onEdit } = useUnit({
    cleared: $clearedDrafts,
    toast: $problem,
    deletionProblems: $deletionProblems,
    onRetry: notesOutbox.retried,
    onDiscard: notesOutbox.discarded,
    onBringBack: clearedDraftRestored,
    onEdit: rejectedEditStarted,
  })
  const key = card.note ? editId(card.note.id) : card.key
  const cancelledEdit = cleared[key]
  // What a toast says is not said twice.
  const isInToast = toast.key === key
  const deletionProblem = isInToast ? undefined : deletionProblems[key]
  if (card.isDeleted || (card.state === 'saved' && deletionProblem))
    return deletionProblem && <Text size="sm">{deletionProblem}</Text>
  if (card.state === 'saved' && cancelledEdit && cancelledEdit.content !== card.content) {
    return (
      <Button variant="default" onClick={() => onBringBack(key)}>
        Bring back my changes
      </Button>
    )
  }
  const rejectedId = rejectedDraftId(card.key)
  if (card.state !== 'waiting' && card.state !== 'rejected') return null
  // The button disappears: its card gets the focus.
  const leave = (event: MouseEvent, act: (key: string) => void) => {
    event.currentTarget.closest<HTMLElement>('article')?.focus()
    act(key)
  }
  const tryAgain = (
    <Button variant="default" onClick={(event) => leave(event, onRetry)}>
      Try again
    </Button>
  )
  return (
    <div className={styles.problem} data-failure>
      <p className="ui-line ui-gap-6 ui-flat ui-bold ui-normal">
        <IconCloudOff size={20} stroke={1.75} aria-hidden />
        Not saved yet
      </p>
      <Text size="sm">{[isInToast ? null : card.problem, formatKept(card)].filter(Boolean).join(' ')}</Text>
      <div className="ui-wrap ui-gap-8">
        {!card.isKept && <CopyButton text={card.content} />}
        {card.state === 'waiting' ? (
          tryAgain
        ) : (
          <DiscardButtons
            label={card.note ? 'Discard my changes' : 'Discard'}
            onDiscard={(event) => leave(event, onDiscard)}
          >
            {tryAgain}
            {!card.note && (
              <Button
                variant="default"
                onClick={() => (cleared[rejectedId] ? onBringBack(rejectedId) : onEdit(card.key))}
              >
                Edit
              </Button>
            )}
          </DiscardButtons>
        )}
      </div>
    </div>
  )
}
