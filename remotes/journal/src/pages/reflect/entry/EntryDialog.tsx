import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { DraftOffer } from './DraftOffer.tsx'
import { EntryForm } from './EntryForm.tsx'
import { $isDraftOffered, $isEdit, $isOpen, $openTips, $start, $storedDraft, formClosed } from './entry.model.ts'

/** Where an entry is written (docs/product/journal.md#steps). */
export function EntryDialog() {
  const { isOpen, isEdit, isDraftOffered, start, storedDraft, openTips, close } = useUnit({
    isOpen: $isOpen,
    isEdit: $isEdit,
    isDraftOffered: $isDraftOffered,
    start: $start,
    storedDraft: $storedDraft,
    openTips: $openTips,
    close: formClosed,
  })
  return (
    <Dialog
      title={isEdit ? 'Edit entry' : 'New entry'}
      size={720}
      opened={isOpen}
      onClose={close}
      closeOnClickOutside={false}
      closeOnEscape={openTips.length === 0}
    >
      {isDraftOffered && storedDraft && <DraftOffer draft={storedDraft} isEdit={isEdit} />}
      {start && <EntryForm key={start.key} start={start} />}
    </Dialog>
  )
}
