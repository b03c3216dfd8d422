import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { deletionUndone, restoreNoteFx, undoHeld, undoReleased } from './deleted-notes.model.ts'
import styles from './NoteCard.module.css'
import { NoteProblem } from './NoteProblem.tsx'
import type { NoteCard } from './note-cards.ts'

/** Instead of the card of a deleted note: docs/product/notes.md#deletion */
export function DeletedNote({ card }: { card: NoteCard }) {
  const id = card.note?.id ?? ''
  const { isRestoring, onUndo, onHeld, onReleased } = useUnit({
    isRestoring: restoreNoteFx.pending,
    onUndo: deletionUndone,
    onHeld: undoHeld,
    onReleased: undoReleased,
  })
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const active = document.activeElement
    // The card had the focus and is gone, or its menu has it and is closing.
    const isFree = active === null || active === document.body || active.closest('[role="menu"]') !== null
    if (isFree) undo.current?.focus()
  }, [])
  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onReleased(id)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={`Deleted note on ${card.stepName}`}
      className={styles.deleted}
      onPointerEnter={() => onHeld(id)}
      onPointerLeave={() => onReleased(id)}
      onFocus={() => onHeld(id)}
      onBlur={release}
      data-failure
    >
      <p className="ui-line ui-gap-6 ui-flat ui-bold ui-normal">Note deleted</p>
      <NoteProblem card={card} />
      <Button ref={undo} variant="default" aria-disabled={isRestoring || undefined} onClick={() => onUndo(id)}>
        Undo
      </Button>
    </div>
  )
}
