import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Registry, RegistryRemote, RemoteModule } from '@stepwise/shared/contracts'

const federatedName = (name: string) => `stepwise_${name.replaceAll('-', '_')}`

/** Tells the federation runtime where each live remote is; loads nothing. */
export function registerLiveRemotes(registry: Registry): void {
  registerRemotes(registry.remotes.map((remote) => entryOf(remote, '')))
}

function entryOf(remote: RegistryRemote, query: string) {
  return { name: federatedName(remote.config.name), entry: `${remote.folder}${remote.entry}${query}` }
}

const modules = new Map<string, Promise<RemoteModule>>()
const failed = new Set<string>()

/**
 * The module that a remote exposes: one download for all its pages and slots. After a failure the next call tries again.
 */
export function loadRemoteModule(remote: RegistryRemote): Promise<RemoteModule> {
  const { folder } = remote
  const known = modules.get(folder)
  if (known) return known
  const loading = importModule(remote)
  modules.set(folder, loading)
  loading.catch(() => {
    modules.delete(folder)
    failed.add(folder)
  })
  return loading
}

async function importModule(remote: RegistryRemote): Promise<RemoteModule> {
  // For the same address the runtime would return the same failure again.
  if (failed.has(remote.folder)) registerRemotes([entryOf(remote, `?attempt=${Date.now()}`)], { force: true })
  const loaded = await loadRemote<{ default: RemoteModule }>(`${federatedName(remote.config.name)}/remote`)
  if (!loaded) throw new Error(`The remote «${remote.config.name}» gave no module.`)
  return loaded.default
}
