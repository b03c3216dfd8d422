import { Button } from '@stepwise/shared/ui'
import { useRef } from 'react'
import { NoteBox } from './NoteBox.tsx'
import { useChosenFocus } from './use-chosen-focus.ts'

interface EditBoxProps {
  content: string
  onType: (content: string) => void
  onSubmit: () => void
  onCancel: () => void
  /** What is said to an empty save. */
  emptyWords?: string
  draftId?: string
}

/** A card in edit mode. One that a crash has left is there again, without taking the focus. */
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
