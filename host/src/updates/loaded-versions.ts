import type { Registry } from '@stepwise/shared/contracts'
import { partLoaded } from '../remotes/load-part.ts'

/** A version of a part that runs in this page. */
export interface LoadedVersion {
  part: string
  version: string
}

/** Tells of each version that this page has loaded, once: the host's now, a remote's when its first part arrives. */
export function watchLoadedVersions(registry: Registry, onLoaded: (loaded: LoadedVersion) => void): void {
  const told = new Set<string>()
  onLoaded({ part: 'host', version: registry.host.version })
  partLoaded.watch((folder) => {
    const remote = registry.remotes.find((one) => one.folder === folder)
    if (!remote || told.has(folder)) return
    told.add(folder)
    onLoaded({ part: remote.config.name, version: remote.version })
  })
}
