import { useUnit } from 'effector-react'
import { EditBox } from './EditBox.tsx'
import { refusedEditCancelled, refusedEditSubmitted, refusedEditTyped } from './note-boxes.model.ts'
import type { NoteDraft } from './pending-note.ts'

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
  // The box goes away: its card keeps the focus.
  const leave = (act: (key: string) => void) => () => {
    document.activeElement?.closest<HTMLElement>('article')?.focus()
    act(name)
  }
  return (
    <EditBox
      content={draft.content}
      onType={(content) => onType({ key: name, content })}
      onSubmit={leave(onSubmit)}
      onCancel={leave(onCancel)}
    />
  )
}
