import type { Registry } from '@stepwise/shared/contracts'
import { partRequested } from '../remotes/load-part.ts'

/** A version of a part that this page has begun to load. */
export interface LoadedVersion {
  part: string
  version: string
}

/**
 * Tells of each version that this page loads, once: the host's now, a remote's when the first part of it is asked for. Whether that arrives
 * does not matter: a version that never does is one that fails in every load.
 */
export function watchLoadedVersions(registry: Registry, onLoaded: (loaded: LoadedVersion) => void): void {
  const reported = new Set<string>()
  onLoaded({ part: 'host', version: registry.host.version })
  partRequested.watch((folder) => {
    const remote = registry.remotes.find((one) => one.folder === folder)
    if (!remote || reported.has(folder)) return
    reported.add(folder)
    onLoaded({ part: remote.config.name, version: remote.version })
  })
}
