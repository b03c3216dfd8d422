import { type LazyDialogProps, type LazyPart, useLazyPart } from '@stepwise/shared/lazy'
import { type ComponentType, useState } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { SlotFailure } from './SlotFailure.tsx'
import { useLoadFailure } from './use-part.ts'

interface HostDialogProps {
  part: LazyPart<ComponentType<LazyDialogProps>>
  /** As what opens it is called. */
  title: string
  isOpen: boolean
  onClose: () => void
}

/** A dialog of the host's own, over any page. It is loaded when it is opened; a notice says so when it cannot be. */
export function HostDialog({ part, title, isOpen, onClose }: HostDialogProps) {
  const { version } = useRegistry().host
  const { value: Dialog, error, retry } = useLazyPart(part, { isWanted: isOpen })
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && Dialog && !wasOpen) setWasOpen(true)
  useLoadFailure({ name: 'host', version }, isOpen ? error : undefined, `${title} could not be opened.`)
  if (Dialog) return wasOpen ? <Dialog opened={isOpen} onClose={onClose} /> : null
  return isOpen && error !== undefined ? <SlotFailure title={title} onTryAgain={retry} onClose={onClose} /> : null
}
