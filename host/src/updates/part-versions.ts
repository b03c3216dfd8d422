import type { Registry } from '@stepwise/shared/contracts'

/** The version of each part of a set. `page`: its boot script and policy, where the set says so. */
export function partVersions({ host, remotes, page }: Registry): Map<string, string> {
  return new Map([
    ...(page === undefined ? [] : [['page', page] as const]),
    ['host', host.version],
    ...remotes.map(({ config, version }) => [config.name, version] as const),
  ])
}

/** Whether two sets have other parts or versions. A promotion that was taken back since is not a difference. */
export function isOtherSet(ours: Registry, theirs: Registry): boolean {
  const [before, after] = [partVersions(ours), partVersions(theirs)]
  // An earlier release writes no version of its page.
  if (!before.has('page') || !after.has('page')) for (const versions of [before, after]) versions.delete('page')
  return before.size !== after.size || [...before].some(([part, version]) => after.get(part) !== version)
}

/** Names a set, whatever its number. */
export const setKey = (registry: Registry): string => [...partVersions(registry)].flat().sort().join(' ')

/** Whether a version that runs here was rolled back for its faults, and a load would bring another. */
export function isRecalled(next: Registry, running: readonly { part: string; version: string }[]): boolean {
  const versions = partVersions(next)
  const recalled = new Set(next.recalled)
  return running.some(({ part, version }) => recalled.has(`${part}@${version}`) && versions.get(part) !== version)
}
