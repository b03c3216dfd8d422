import type { RegistryRemote, SlotName } from '@stepwise/shared/contracts'
import { shell } from '@stepwise/shared/shell'
import { announced, hintAnnounced } from '@stepwise/shared/ui'
import { createWatch } from 'effector'
import { useProvidedScope, useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useRegistry } from '../registry/RegistryContext.tsx'
import { slotOwner, slotTitle } from '../registry/registry.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { SlotFailure } from './SlotFailure.tsx'
import { useLoadFailure, usePart } from './use-part.ts'

/** As the shell's own buttons that open them are called; others have the menu's word (`slotTitle`). */
const titles: Partial<Record<SlotName, string>> = {
  'panel.notes': 'Notes',
  'panel.display': 'Accessibility settings',
  'dialog.achievements': 'Achievements',
  'dialog.mistake': 'Report a mistake',
}

/**
 * A panel or dialog that someone has opened. When it cannot be loaded a notice says so; its button or opening once more tries
 * again. The focus stays where it is.
 */
export function RequestedSlot({ name }: { name: SlotName }) {
  const owner = slotOwner(useRegistry(), name)
  return owner ? <RequestedPart key={name} name={name} remote={owner} /> : null
}

function RequestedPart({ name, remote }: { name: SlotName; remote: RegistryRemote }) {
  const registry = useRegistry()
  const { value: Part, error, retry } = usePart(remote, { slot: name })
  const [announce, hint, close] = useUnit([announced, hintAnnounced, shell.slotClosed])
  const scope = useProvidedScope()
  const title = titles[name] ?? slotTitle(registry, name) ?? remote.config.title
  const owner = { name: remote.config.name, version: remote.version }
  const hasFailed = error !== undefined

  useLoadFailure(owner, error, `${title} could not be opened.`)
  useEffect(() => {
    if (!hasFailed) return
    return createWatch({
      unit: shell.slotOpened,
      fn: (slot) => slot === name && retry(),
      ...(scope && { scope }),
    })
  }, [hasFailed, name, retry, scope])

  const failure = (tryAgain: () => void) => (
    <SlotFailure
      title={title}
      onTryAgain={() => {
        hint(`Loading ${title} again.`)
        tryAgain()
      }}
      onClose={close}
    />
  )
  if (Part) {
    return (
      <PartBoundary owner={owner} announce={announce} title={title} renderFailure={failure}>
        <Part />
      </PartBoundary>
    )
  }
  return hasFailed ? failure(retry) : null
}
