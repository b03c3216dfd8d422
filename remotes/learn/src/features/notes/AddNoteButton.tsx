import { IconNote } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { noteStarted } from './start-note.model.ts'
import { notesNeeded } from './unsaved-notes.model.ts'

/** Opens the notes panel with the focus in its add box. */
export function AddNoteButton({ className }: { className: string | undefined }) {
  const { onAsked, onNeeded } = useUnit({ onAsked: noteStarted, onNeeded: notesNeeded })
  useEffect(() => onNeeded(), [onNeeded])
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => onAsked({})}>
      <IconNote size={20} stroke={1.75} aria-hidden />
      Add note
    </button>
  )
}
