import { ReleaseError } from '../errors.ts'
import type { Promotion } from '../store/store.ts'
import type { Part } from './part.ts'

/**
 * The version that was live before the one that is live now. Each promotion puts a version on a pile and each rollback
 * takes one off, so going back twice does not return to the version that was just left. Throws a {@link ReleaseError} when
 * there is nothing to go back to.
 */
export function versionToGoBackTo(part: Part, history: Promotion[]): string {
  const pile: string[] = []
  for (const { kind, changes } of history) {
    const change = changes.find((one) => one.part === part)
    if (!change) continue
    if (kind === 'rollback') pile.pop()
    else if (change.to !== null && change.to !== pile.at(-1)) pile.push(change.to)
  }
  const earlier = pile.at(-2)
  if (earlier === undefined) throw new ReleaseError([`${part} has no earlier version to go back to.`])
  return earlier
}

/** Whether a version left the live set by a rollback, and nothing about its part was released since. */
export function wasRolledBack(part: Part, version: string, history: Promotion[]): boolean {
  const last = history.findLast(({ changes }) => changes.some((change) => change.part === part))
  return last?.kind === 'rollback' && last.changes.some((change) => change.part === part && change.from === version)
}
