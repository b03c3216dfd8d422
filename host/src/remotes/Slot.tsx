import type { RegistryRemote, SlotName } from '@stepwise/shared/contracts'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { MissingSlot } from './MissingSlot.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { useLoadFailure, usePart, useRetryWithRemote } from './use-part.ts'

interface SlotProps {
  name: SlotName
  /** Names what is missing when it could not be loaded. Without a title the place stays empty then. */
  title?: string | undefined
}

/** A place of the shell that a remote fills at once (one that someone opens: RequestedSlot). Empty while it loads, or without a remote. */
export function Slot({ name, title }: SlotProps) {
  const owner = slotOwner(useRegistry(), name)
  return owner ? <FilledSlot name={name} title={title} remote={owner} /> : null
}

function FilledSlot({ name, title, remote }: { name: SlotName; title: string | undefined; remote: RegistryRemote }) {
  const { value: Part, error, retry } = usePart(remote, { slot: name }, { autoRetry: true })
  const owner = { name: remote.config.name, version: remote.version }
  const hasFailed = error !== undefined
  useLoadFailure(owner, error, title ? `${title} could not be loaded.` : null)
  useRetryWithRemote(remote.folder, hasFailed, retry)
  const missing = (tryAgain: () => void) => (title ? <MissingSlot title={title} onTryAgain={tryAgain} /> : null)
  if (!Part) return hasFailed ? missing(retry) : null
  return (
    <PartBoundary owner={owner} title={title ?? remote.config.title} renderFailure={missing}>
      <Part />
    </PartBoundary>
  )
}
