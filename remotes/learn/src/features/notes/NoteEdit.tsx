import type { Note } from '@stepwise/shared/contracts'
import { Button, Text } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { NoteBox } from './NoteBox.tsx'
import { editCancelled, editSubmitted, editTyped } from './note-boxes.model.ts'
import type { NoteDraft } from './note-letter.ts'

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
  useEffect(() => {
    const active = document.activeElement
    const wasChosenNow = active === null || active === document.body || active.closest('[role="menu"]') !== null
    const box = root.current?.querySelector('textarea')
    if (!wasChosenNow || !box) return
    box.focus()
    box.setSelectionRange(box.value.length, box.value.length)
  }, [])
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
      >
        <Button variant="default" onClick={() => onCancel(note)}>
          Cancel
        </Button>
      </NoteBox>
      {draft.content.trim() === '' && (
        <Text size="xs" mt={6}>
          An empty note is not saved. To remove it, cancel and choose Delete.
        </Text>
      )}
    </div>
  )
}
