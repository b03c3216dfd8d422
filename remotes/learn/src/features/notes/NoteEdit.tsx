import type { Note } from '@stepwise/shared/contracts'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { NoteBox } from './NoteBox.tsx'
import { editCancelled, editSubmitted, editTyped } from './note-boxes.model.ts'
import { editId, type NoteDraft } from './note-letter.ts'
import { useChosenFocus } from './use-chosen-focus.ts'

interface NoteEditProps {
  note: Note
  draft: NoteDraft
}

/** The edit mode of a card. An edit that a crash has left is there again, without taking the focus. */
export function NoteEdit({ note, draft }: NoteEditProps) {
  const { onType, onSubmit, onCancel } = useUnit({
    onType: editTyped,
    onSubmit: editSubmitted,
    onCancel: editCancelled,
  })
  const root = useRef<HTMLDivElement>(null)
  useChosenFocus(root)
  return (
    <div ref={root}>
      <NoteBox
        label="Edit note"
        value={draft.content}
        submitLabel="Save"
        onType={(content) => onType({ note, content })}
        onSubmit={() => onSubmit(note)}
        onEscape={() => onCancel(note)}
        escapeWords="cancels"
        emptyWords="An empty note is not saved. To remove it, cancel and choose Delete."
        draftId={editId(note.id)}
      >
        <Button variant="default" onClick={() => onCancel(note)}>
          Cancel
        </Button>
      </NoteBox>
    </div>
  )
}
