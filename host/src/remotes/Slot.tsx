import type { SlotName } from '@stepwise/shared/contracts'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { usePart } from './use-part.ts'

interface SlotProps {
  name: SlotName
}

/** A place of the shell that a remote may fill. Empty while no remote does, while it loads, or when it has failed. */
export function Slot({ name }: SlotProps) {
  const owner = slotOwner(useRegistry(), name)
  return owner ? <FilledSlot name={name} owner={owner} /> : null
}

function FilledSlot({ name, owner }: SlotProps & { owner: NonNullable<ReturnType<typeof slotOwner>> }) {
  const { component: Part } = usePart(owner, { slot: name })
  if (!Part) return null
  return (
    <RemoteBoundary remote={owner}>
      <Part />
    </RemoteBoundary>
  )
}
