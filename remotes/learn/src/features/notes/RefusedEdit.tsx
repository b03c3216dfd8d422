import { Button } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { NoteBox } from './NoteBox.tsx'
import { refusedEditCancelled, refusedEditSubmitted, refusedEditTyped } from './note-boxes.model.ts'
import type { NoteDraft } from './note-letter.ts'
import { useChosenFocus } from './use-chosen-focus.ts'

interface RefusedEditProps {
  /** Of the card. */
  name: string
  draft: NoteDraft
}

/** A new note that the server has refused, in edit mode: its text is mended and sent again. */
export function RefusedEdit({ name, draft }: RefusedEditProps) {
  const { onType, onSubmit, onCancel } = useUnit({
    onType: refusedEditTyped,
    onSubmit: refusedEditSubmitted,
    onCancel: refusedEditCancelled,
  })
  const root = useRef<HTMLDivElement>(null)
  useChosenFocus(root)
  // The box goes away: its card keeps the focus.
  const leave = (act: (key: string) => void) => {
    root.current?.closest<HTMLElement>('article')?.focus()
    act(name)
  }
  return (
    <div ref={root}>
      <NoteBox
        label="Edit note"
        value={draft.content}
        submitLabel="Save"
        onType={(content) => onType({ key: name, content })}
        onSubmit={() => leave(onSubmit)}
        onEscape={() => leave(onCancel)}
        escapeWords="cancels"
      >
        <Button variant="default" onClick={() => leave(onCancel)}>
          Cancel
        </Button>
      </NoteBox>
    </div>
  )
}
