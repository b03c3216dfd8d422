import type { PageModule, RegistryRemote, RemoteModule, SlotName } from '@stepwise/shared/contracts'
import { type LazyPart, lazyPart } from '@stepwise/shared/lazy'
import { createEvent } from 'effector'
import type { ComponentType } from 'react'
import { fillRenderedPage } from '../rendering/rendered-page.ts'
import { loadRemoteModule } from './load-remote.ts'
import { loadSharedModules } from './shared-modules.ts'

/** A page or a slot of a remote. */
export type PartName = { page: string } | { slot: SlotName }

/** A part of the remote in this folder is asked for: its version runs in this page, or fails in it. */
export const partRequested = createEvent<string>()

/** A part of the remote in this folder has loaded: parts of it that have failed are worth another try. */
export const partLoaded = createEvent<string>()

const parts = new Map<string, LazyPart<ComponentType>>()

const keyOf = ({ folder }: RegistryRemote, name: PartName) => `${folder}${'page' in name ? name.page : name.slot}`

/** A part of a remote that is there already, where there is no federation: in the gateway. */
export function keepLoadedPart(remote: RegistryRemote, name: PartName, component: ComponentType): void {
  parts.set(keyOf(remote, name), { load: async () => component, loaded: () => component })
}

/** A part of a remote; the same one for every caller, so it loads once. */
export function remotePart(remote: RegistryRemote, name: PartName): LazyPart<ComponentType> {
  const key = keyOf(remote, name)
  const known = parts.get(key)
  if (known) return known
  const part = lazyPart(async () => {
    partRequested(remote.folder)
    const component = await importPart(remote, name)
    partLoaded(remote.folder)
    return component
  })
  parts.set(key, part)
  return part
}

async function importPart(remote: RegistryRemote, name: PartName): Promise<ComponentType> {
  const files = 'page' in name ? remote.pages[name.page] : remote.slots[name.slot]
  const [module] = await Promise.all([loadRemoteModule(remote), loadSharedModules(files?.shared ?? [])])
  const load = findLoader(module, name)
  if (!load) throw new Error(`«${remote.config.name}» has no ${JSON.stringify(name)}.`)
  const loaded: PageModule = await load()
  const { default: component } = loaded
  if (!component) throw new Error(`«${remote.config.name}» exports no component for ${JSON.stringify(name)}.`)
  if ('page' in name) await fillRenderedPage(remote.config.name, name.page, loaded)
  return component
}

function findLoader({ pages, slots }: RemoteModule, name: PartName) {
  return 'page' in name ? pages?.[name.page] : slots?.[name.slot]
}
