import type { Note } from '@stepwise/shared/contracts'
import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import { NoteBox } from './NoteBox.tsx'
import {
  editCancelled,
  editSubmitted,
  editTyped,
  rejectedEditCancelled,
  rejectedEditSubmitted,
  rejectedEditTyped,
} from './note-boxes.model.ts'
import { editId, type NoteDraft } from './pending-note.ts'

/** A note in edit mode. */
export function NoteEdit({ note, draft }: { note: Note; draft: NoteDraft }) {
  const [onType, onSubmit, onCancel] = useUnit([editTyped, editSubmitted, editCancelled])
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

interface RejectedEditProps {
  /** The key of its outbox entry. */
  entryKey: string
  draft: NoteDraft
}

/** A new note that the server has rejected, in edit mode: docs/product/notes.md#refused-note */
export function RejectedEdit({ entryKey, draft }: RejectedEditProps) {
  const [onType, onSubmit, onCancel] = useUnit([rejectedEditTyped, rejectedEditSubmitted, rejectedEditCancelled])
  // The box disappears: its card gets the focus.
  const leave = (act: (key: string) => void) => () => {
    document.activeElement?.closest<HTMLElement>('article')?.focus()
    act(entryKey)
  }
  return (
    <EditBox
      content={draft.content}
      onType={(content) => onType({ key: entryKey, content })}
      onSubmit={leave(onSubmit)}
      onCancel={leave(onCancel)}
    />
  )
}

interface EditBoxProps {
  content: string
  onType: (content: string) => void
  onSubmit: () => void
  onCancel: () => void
  /** What an empty save is answered. */
  emptyWords?: string
  draftId?: string
}

/** The box of a card in edit mode. After a crash it is there again, without the focus: docs/product/notes.md#panel-focus */
function EditBox({ content, onCancel, ...box }: EditBoxProps) {
  const root = useRef<HTMLDivElement>(null)
  useChosenFocus(root)
  return (
    <div ref={root}>
      <NoteBox label="Edit note" value={content} submitLabel="Save" onEscape={onCancel} escapeWords="cancels" {...box}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </NoteBox>
    </div>
  )
}

/** The box takes the focus when the person has chosen to edit, but not when a reload brings it back. */
function useChosenFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement
    const isFromMenu = active?.closest('[role="menu"]') != null
    const isFromCard =
      active?.closest('article') != null && active.closest('article') === root.current?.closest('article')
    const box = root.current?.querySelector('textarea')
    if (!box || !(active === null || active === document.body || isFromMenu || isFromCard)) return
    box.focus()
    box.setSelectionRange(box.value.length, box.value.length)
  }, [root])
}
