import { ReleaseError } from '../errors.ts'
import type { LiveSet } from './live-set.ts'
import type { Part } from './part.ts'

/** Who ships a part of a set, as its manifest says; empty when anyone may. */
export function findOwners({ host, remotes }: LiveSet, part: Part): string[] {
  if (part === 'host') return host?.owners ?? []
  return remotes.find(({ config }) => config.name === part)?.config.owners ?? []
}

/**
 * Throws a {@link ReleaseError} when a release changes a part that is not of the person who releases, and they do not say for which owner
 * they do it. What is live says who the owners are; of a part that is not, its new version does.
 */
export function assertOwned(
  parts: Part[],
  before: LiveSet,
  after: LiveSet,
  { who, for: owner }: { who: string; for?: string },
): void {
  const problems = parts.flatMap((part) => {
    const isLive =
      part === 'host' ? before.host !== undefined : before.remotes.some(({ config }) => config.name === part)
    const owners = findOwners(isLive ? before : after, part)
    if (owners.length === 0 || owners.includes(owner ?? who)) return []
    const names = owners.join(', ')
    return owner === undefined
      ? [`${part} belongs to ${names}, and you are ${who}: say who you act for, with --for ${owners[0]}.`]
      : [`${part} belongs to ${names}: --for ${owner} names none of them.`]
  })
  if (problems.length > 0) throw new ReleaseError(problems)
}
