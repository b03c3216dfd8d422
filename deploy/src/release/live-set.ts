import type { Registry } from '@stepwise/shared/contracts/remote'
import type { Change } from '../store/store.ts'
import type { Manifest } from './manifest.ts'
import { versionFolder } from './part.ts'

/** The parts of a registry, without when they became live. */
export type LiveSet = { host: Registry['host'] | undefined; remotes: Registry['remotes'] }

export const liveSet = (registry: Registry | undefined): LiveSet => ({
  host: registry?.host,
  remotes: registry?.remotes ?? [],
})

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

/** The live version of each part. */
export function versionsOf(set: LiveSet): Map<string, string> {
  const remotes = set.remotes.map(({ config, version }) => [config.name, version] as const)
  return new Map(set.host ? [['host', set.host.version] as const, ...remotes] : remotes)
}

/** What differs between two sets, part by part. */
export function changesBetween(before: LiveSet, after: LiveSet): Change[] {
  const [from, to] = [versionsOf(before), versionsOf(after)]
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((part) => ({ part, from: from.get(part) ?? null, to: to.get(part) ?? null }))
    .filter((change) => change.from !== change.to)
}

const publicFolder = (part: string, version: string) => `/${versionFolder({ part, version })}/`
