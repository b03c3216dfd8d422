import type { SlotName } from '@stepwise/shared/contracts'
import { createWatch } from 'effector'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { partArrived } from './load-part.ts'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { usePart } from './use-part.ts'

interface SlotProps {
  name: SlotName
}

/** A place of the shell that a remote fills unasked (what somebody asks for: AskedSlot). Empty while no remote does, while it loads, or when it has failed. */
export function Slot({ name }: SlotProps) {
  const owner = slotOwner(useRegistry(), name)
  return owner ? <FilledSlot name={name} owner={owner} /> : null
}

function FilledSlot({ name, owner }: SlotProps & { owner: NonNullable<ReturnType<typeof slotOwner>> }) {
  const { component: Part, error, retry } = usePart(owner, { slot: name })
  // A slot has no Try again of its own: it comes back with the first page of its remote that does.
  useEffect(() => {
    if (error === undefined) return
    return createWatch({ unit: partArrived, fn: (folder) => folder === owner.folder && retry() })
  }, [error, owner, retry])
  if (!Part) return null
  return (
    <RemoteBoundary remote={owner}>
      <Part />
    </RemoteBoundary>
  )
}
