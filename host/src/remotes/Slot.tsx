import type { RegistryRemote, SlotName } from '@stepwise/shared/contracts'
import { announced } from '@stepwise/shared/ui'
import { createWatch } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { partArrived } from './load-part.ts'
import { MissingSlot } from './MissingSlot.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { reportFault } from './report-fault.ts'
import { usePart } from './use-part.ts'

interface SlotProps {
  name: SlotName
  /** What a person misses there when it could not be loaded. Without it nothing stands in its place then. */
  title?: string
}

/** A place of the shell that a remote fills unasked (what somebody asks for: AskedSlot). Empty while no remote does and while it loads. */
export function Slot({ name, title }: SlotProps) {
  const owner = slotOwner(useRegistry(), name)
  return owner ? <FilledSlot name={name} title={title} owner={owner} /> : null
}

function FilledSlot({ name, title, owner }: { name: SlotName; title: string | undefined; owner: RegistryRemote }) {
  const { value: Part, error, retry } = usePart(owner, { slot: name }, { retriesOnline: true })
  const announce = useUnit(announced)
  const { config, version, folder } = owner
  // It also comes back with the first page of its remote that does.
  useEffect(() => {
    if (error === undefined) return
    reportFault({ part: config.name, version, error })
    if (title) announce(`${title} could not be loaded.`)
    return createWatch({ unit: partArrived, fn: (arrived) => arrived === folder && retry() })
  }, [error, config, version, folder, title, announce, retry])
  const missing = (tryAgain: () => void) => (title ? <MissingSlot title={title} onTryAgain={tryAgain} /> : null)
  if (!Part) return error === undefined ? null : missing(retry)
  return (
    <PartBoundary owner={{ name: config.name, version }} title={title ?? config.title} renderFailure={missing}>
      <Part />
    </PartBoundary>
  )
}
