import type { Note } from '@stepwise/shared/contracts'
import { useUnit } from 'effector-react'
import { EditBox } from './EditBox.tsx'
import { editCancelled, editSubmitted, editTyped } from './note-boxes.model.ts'
import { editId, type NoteDraft } from './pending-note.ts'

interface NoteEditProps {
  note: Note
  draft: NoteDraft
}

/** A note in edit mode. */
export function NoteEdit({ note, draft }: NoteEditProps) {
  const { onType, onSubmit, onCancel } = useUnit({
    onType: editTyped,
    onSubmit: editSubmitted,
    onCancel: editCancelled,
  })
  return (
    <EditBox
      content={draft.content}
      onType={(content) => onType({ note, content })}
      onSubmit={() => onSubmit(note)}
      onCancel={() => onCancel(note)}
      emptyWords="An empty note is not saved. To remove it, cancel and choose Delete."
      draftId={editId(note.id)}
    />
  )
}
