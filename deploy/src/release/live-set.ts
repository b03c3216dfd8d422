import type { HostManifest, Registry, RemoteManifest } from '@stepwise/shared/contracts/remote'
import type { Change, FileStore } from '../store/store.ts'
import { type Manifest, publishedManifest } from './manifest.ts'
import { versionFolder } from './part.ts'

interface Placed {
  folder: string
}

/** Parts that are, or would be, live together, with all that the gate needs to know of them. */
export interface LiveSet {
  host: (HostManifest & Placed) | undefined
  remotes: (RemoteManifest & Placed)[]
}

/** The set that a registry names, from the manifests in the store. Throws a ReleaseError when one of these cannot be read. */
export async function liveSet(files: FileStore, registry: Registry | undefined): Promise<LiveSet> {
  const versions = [...listVersions(registry)].map(([part, version]) => ({ part, version }))
  const manifests = await Promise.all(versions.map((version) => publishedManifest(files, version)))
  return withManifests({ host: undefined, remotes: [] }, manifests)
}

/** The set with these versions in place of the ones that were live, remotes sorted by name. */
export function withManifests(set: LiveSet, manifests: Manifest[]): LiveSet {
  let { host, remotes } = set
  for (const manifest of manifests) {
    if (manifest.kind === 'host') {
      host = { ...manifest.host, folder: publicFolder('host', manifest.host.version) }
    } else {
      const { config, version } = manifest.remote
      const promoted = { ...manifest.remote, folder: publicFolder(config.name, version) }
      remotes = [...withoutRemote({ host, remotes }, config.name).remotes, promoted]
    }
  }
  return { host, remotes: remotes.toSorted((one, other) => (one.config.name < other.config.name ? -1 : 1)) }
}

export const withoutRemote = (set: LiveSet, name: string): LiveSet => ({
  ...set,
  remotes: set.remotes.filter(({ config }) => config.name !== name),
})

interface Versions {
  host?: { version: string } | undefined
  remotes: { config: { name: string }; version: string }[]
}

/** The version of each part of a set or a registry. */
export function listVersions(set: Versions | undefined): Map<string, string> {
  const remotes = (set?.remotes ?? []).map(({ config, version }) => [config.name, version] as const)
  return new Map(set?.host ? [['host', set.host.version] as const, ...remotes] : remotes)
}

/** What differs between two sets, part by part. */
export function changesBetween(before: Versions, after: Versions): Change[] {
  const [from, to] = [listVersions(before), listVersions(after)]
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((part) => ({ part, from: from.get(part) ?? null, to: to.get(part) ?? null }))
    .filter((change) => change.from !== change.to)
}

const publicFolder = (part: string, version: string) => `/${versionFolder({ part, version })}/`
