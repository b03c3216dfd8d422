import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { DraftOffer } from './DraftOffer.tsx'
import { EntryForm } from './EntryForm.tsx'
import { $isDraftOffered, $isEdit, $isOpen, $start, $storedDraft, formClosed } from './entry.model.ts'

/** Where an entry is written (docs/product/journal.md#steps). */
export function EntryDialog() {
  const { isOpen, isEdit, isDraftOffered, start, storedDraft, close } = useUnit({
    isOpen: $isOpen,
    isEdit: $isEdit,
    isDraftOffered: $isDraftOffered,
    start: $start,
    storedDraft: $storedDraft,
    close: formClosed,
  })
  return (
    <Dialog
      title={isEdit ? 'Edit entry' : 'New entry'}
      size={720}
      opened={isOpen}
      onClose={close}
      closeOnClickOutside={false}
    >
      {isDraftOffered && storedDraft && <DraftOffer draft={storedDraft} isEdit={isEdit} />}
      {start && <EntryForm key={start.key} start={start} />}
    </Dialog>
  )
}
