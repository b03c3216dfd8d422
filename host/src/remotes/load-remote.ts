import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Registry, RegistryRemote, RemoteModule } from '@stepwise/shared/contracts'
import { isLineSlow, partTimeoutMs, slowPartTimeoutMs } from '@stepwise/shared/lazy'

const federatedName = (name: string) => `stepwise_${name.replaceAll('-', '_')}`

/** The integrity of each live remote's entry, by its path. */
const entryIntegrities = new Map<string, string>()

/** Tells the federation runtime where each live remote is, and what its entry must be; loads nothing. */
export function registerLiveRemotes(registry: Registry): void {
  for (const { folder, entry, integrities } of registry.remotes) {
    const integrity = integrities?.[entry]
    if (integrity) entryIntegrities.set(`${folder}${entry}`, integrity)
  }
  registerPlugins([{ name: 'stepwise-entry-integrity', createScript: ({ url }) => entryScript(url) }])
  registerRemotes(registry.remotes.map((remote) => buildEntry(remote, '')))
}

/** The browser refuses an entry that was altered. Its chunks are in its own care (shared/federation/integrity.ts). */
export function entryScript(url: string) {
  const integrity = entryIntegrities.get(new URL(url, location.href).pathname) ?? unknownIntegrity(url)
  const script = document.createElement('script')
  // As in the boot script's preload, or the browser would load it twice.
  script.crossOrigin = 'anonymous'
  script.integrity = integrity
  script.fetchPriority = 'high'
  script.src = url
  // As long as any other part of the product has: docs/product/errors.md#ten-seconds
  return { script, timeout: isLineSlow() ? slowPartTimeoutMs : partTimeoutMs }
}

/** In development a remote starts as its newest build, whose hash this page does not know. */
function unknownIntegrity(url: string): string {
  if (process.env.NODE_ENV === 'development') return ''
  throw new Error(`It is not known what ${url} must be.`)
}

function buildEntry(remote: RegistryRemote, query: string) {
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
  if (failed.has(remote.folder)) registerRemotes([buildEntry(remote, `?attempt=${Date.now()}`)], { force: true })
  const loaded = await loadRemote<{ default: RemoteModule }>(`${federatedName(remote.config.name)}/remote`)
  if (!loaded) throw new Error(`The remote «${remote.config.name}» gave no module.`)
  return loaded.default
}
