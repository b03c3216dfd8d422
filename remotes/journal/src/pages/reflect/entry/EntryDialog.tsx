import { Dialog } from '@stepwise/shared/ui/overlays'
import { useUnit } from 'effector-react'
import { EntryForm } from './EntryForm.tsx'
import { $isEdit, $isOffered, $isOpen, $kept, $openTips, $start, entryClosed } from './entry.model.ts'
import { KeptDraftOffer } from './KeptDraftOffer.tsx'

/** Where an entry is written: a welcome page, then Observe, Reflect, Act (spec 2.10). What is typed outlives it. */
export function EntryDialog() {
  const { isOpen, isEdit, isOffered, start, kept, openTips, close } = useUnit({
    isOpen: $isOpen,
    isEdit: $isEdit,
    isOffered: $isOffered,
    start: $start,
    kept: $kept,
    openTips: $openTips,
    close: entryClosed,
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
      {isOffered && kept && <KeptDraftOffer draft={kept} isEdit={isEdit} />}
      {start && <EntryForm key={start.key} start={start} />}
    </Dialog>
  )
}
