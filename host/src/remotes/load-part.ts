import type { RegistryRemote, RemoteModule, SlotName } from '@stepwise/shared/contracts'
import { createEvent } from 'effector'
import type { ComponentType } from 'react'
import { loadRemoteModule } from './load-remote.ts'

/** A page or a slot of a remote. */
export type PartName = { page: string } | { slot: SlotName }

/** A part of the remote in this folder has come: what failed of it before may come now. */
export const partArrived = createEvent<string>()

/** Waits before the second and the third attempt, in ms. */
const backoff = [400, 1200]

const loaded = new Map<string, ComponentType>()
const loading = new Map<string, Promise<ComponentType>>()

const keyOf = (remote: RegistryRemote, part: PartName) => `${remote.folder}${'page' in part ? part.page : part.slot}`

/** The component, when it has been loaded before. */
export function loadedPart(remote: RegistryRemote, part: PartName): ComponentType | undefined {
  return loaded.get(keyOf(remote, part))
}

/** Loads a part of a remote: three attempts with growing waits, then it throws. Concurrent calls share one load. */
export function loadPart(remote: RegistryRemote, part: PartName): Promise<ComponentType> {
  const key = keyOf(remote, part)
  const running = loading.get(key)
  if (running) return running
  const started = attemptLoad(remote, part)
    .then((component) => {
      loaded.set(key, component)
      partArrived(remote.folder)
      return component
    })
    .finally(() => loading.delete(key))
  loading.set(key, started)
  return started
}

async function attemptLoad(remote: RegistryRemote, part: PartName): Promise<ComponentType> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await importPart(await loadRemoteModule(remote), remote, part)
    } catch (error) {
      const wait = backoff[attempt]
      if (wait === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

async function importPart(module: RemoteModule, remote: RegistryRemote, part: PartName): Promise<ComponentType> {
  const load = 'page' in part ? module.pages[part.page] : module.slots?.[part.slot]
  if (!load) throw new Error(`«${remote.config.name}» has no ${JSON.stringify(part)}.`)
  return (await load()).default
}
