import { Button } from '@stepwise/shared/ui'
import { useRef } from 'react'
import { NoteBox } from './NoteBox.tsx'
import { useChosenFocus } from './use-chosen-focus.ts'

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
export function EditBox({ content, onCancel, ...box }: EditBoxProps) {
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
