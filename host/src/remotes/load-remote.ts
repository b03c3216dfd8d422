import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Registry, RegistryRemote, RemoteModule } from '@stepwise/shared/contracts'

const federatedName = (name: string) => `stepwise_${name.replaceAll('-', '_')}`

/** Tells the federation runtime where each live remote is. Nothing is loaded yet. */
export function registerLiveRemotes(registry: Registry): void {
  registerRemotes(registry.remotes.map((remote) => entryOf(remote, '')))
}

function entryOf(remote: RegistryRemote, query: string) {
  return { name: federatedName(remote.config.name), entry: `${remote.folder}${remote.entry}${query}` }
}

/**
 * The module that a remote exposes. After a failure the runtime would give the same failure again for the same address,
 * so every further attempt asks with a new query.
 */
export async function loadRemoteModule(remote: RegistryRemote, attempt: number): Promise<RemoteModule> {
  if (attempt > 0) registerRemotes([entryOf(remote, `?attempt=${Date.now()}`)], { force: true })
  const loaded = await loadRemote<{ default: RemoteModule }>(`${federatedName(remote.config.name)}/remote`)
  if (!loaded) throw new Error(`The remote «${remote.config.name}» gave no module.`)
  return loaded.default
}
