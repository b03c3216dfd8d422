import type { RegistryRemote, SlotName } from '@stepwise/shared/contracts'
import { shell } from '@stepwise/shared/shell'
import { announced } from '@stepwise/shared/ui'
import { createWatch } from 'effector'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner } from '../registry/registry.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { reportFault } from './report-fault.ts'
import { SlotFailure } from './SlotFailure.tsx'
import { usePart } from './use-part.ts'

/** What the buttons that ask for them call them. */
const titles: Partial<Record<SlotName, string>> = {
  'panel.notes': 'Notes',
  'panel.display': 'Accessibility settings',
  'dialog.achievements': 'Achievements',
}

/**
 * A panel or dialog that somebody has asked for. When it cannot be had they are told, and try again with the notice's
 * button or by asking once more; the focus stays where it is.
 */
export function AskedSlot({ name }: { name: SlotName }) {
  const owner = slotOwner(useRegistry(), name)
  return owner ? <AskedPart key={name} name={name} owner={owner} /> : null
}

function AskedPart({ name, owner }: { name: SlotName; owner: RegistryRemote }) {
  const { value: Part, error, retry } = usePart(owner, { slot: name })
  const [announce, close] = useUnit([announced, shell.slotClosed])
  const scope = useProvidedScope()
  const title = titles[name] ?? owner.config.title
  const hasFailed = error !== undefined
  const blamed = { name: owner.config.name, version: owner.version }

  useEffect(() => {
    if (error === undefined) return
    reportFault({ part: owner.config.name, version: owner.version, error })
    announce(`${title} could not be opened.`)
  }, [error, owner, title, announce])
  useEffect(() => {
    if (!hasFailed) return
    return createWatch({
      unit: shell.slotOpened,
      fn: (asked) => asked === name && retry(),
      ...(scope && { scope }),
    })
  }, [hasFailed, name, retry, scope])

  const failure = (tryAgain: () => void) => (
    <SlotFailure
      title={title}
      onTryAgain={() => {
        announce(`Loading ${title} again.`)
        tryAgain()
      }}
      onClose={close}
    />
  )
  if (Part) {
    return (
      <PartBoundary owner={blamed} announce={announce} title={title} renderFailure={failure}>
        <Part />
      </PartBoundary>
    )
  }
  return hasFailed ? failure(retry) : null
}
