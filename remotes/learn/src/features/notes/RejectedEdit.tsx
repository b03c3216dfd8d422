import { useUnit } from 'effector-react'
import { EditBox } from './EditBox.tsx'
import { rejectedEditCancelled, rejectedEditSubmitted, rejectedEditTyped } from './note-boxes.model.ts'
import type { NoteDraft } from './pending-note.ts'

interface RejectedEditProps {
  /** The key of its outbox entry. */
  entryKey: string
  draft: NoteDraft
}

/** A new note that the server has rejected, in edit mode: docs/product/notes.md#refused-note */
export function RejectedEdit({ entryKey, draft }: RejectedEditProps) {
  const { onType, onSubmit, onCancel } = useUnit({
    onType: rejectedEditTyped,
    onSubmit: rejectedEditSubmitted,
    onCancel: rejectedEditCancelled,
  })
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
