import { StaleSetError } from '../errors.ts'
import type { Promotion } from '../store/store.ts'
import type { PartVersion } from './part.ts'

const sharedByAll = ['host', 'page']

/**
 * Throws a {@link StaleSetError} when versions that were tried with the set of the promotion `triedWith` (0: none was live) must be tried
 * again: another host or page became live since, or another version of one of these parts. Other remotes are not a reason: the gate has compared
 * them, and two teams that release all day would try again for ever. A host is tried with every remote, so for it each of them counts.
 */
export function assertTriedWith(triedWith: number, versions: PartVersion[], history: Promotion[]): void {
  const parts = versions.map(({ part }) => part)
  const since = history.filter(({ promotion }) => promotion > triedWith).flatMap(({ changes }) => changes)
  const isStale = since.some(({ part }) => [...sharedByAll, ...parts].includes(part) || parts.includes('host'))
  if (isStale) throw new StaleSetError(['Another release went live while this one was being checked.'])
}
