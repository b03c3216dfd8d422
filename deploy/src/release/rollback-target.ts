import { ReleaseError } from '../errors.ts'
import type { Promotion } from '../store/store.ts'
import { otherNames } from './nearest-name.ts'
import type { Part } from './part.ts'

/**
 * The version that was live before the current state. A stack: each promotion pushes a version and each rollback pops one, so that a second
 * rollback goes further back and not forward again. A withdrawal leaves the stack as it is: a rollback after it brings back what was live.
 * Throws a {@link ReleaseError} when there is none.
 */
export function rollbackTarget(part: Part, history: Promotion[]): string {
  const known = new Set(history.flatMap(({ changes }) => changes.map((change) => change.part)))
  if (!known.has(part))
    throw new ReleaseError([
      `${part} has never been live here. ${known.size > 0 ? otherNames(part, [...known].sort(), 'What has been:') : 'Nothing has been.'}`,
    ])
  const stack: string[] = []
  let isWithdrawn = false
  for (const { kind, changes } of history) {
    const change = changes.find((change) => change.part === part)
    if (!change) continue
    isWithdrawn = change.to === null
    if (change.to === null) continue
    if (kind === 'rollback') while (stack.length > 1 && stack.at(-1) !== change.to) stack.pop()
    else if (change.to !== stack.at(-1)) stack.push(change.to)
  }
  const target = isWithdrawn ? stack.at(-1) : stack.at(-2)
  if (target === undefined) throw new ReleaseError([`${part} has no earlier version to go back to.`])
  return target
}

/** Whether the last release of a part was a rollback away from this version. */
export function wasRolledBack(part: Part, version: string, history: Promotion[]): boolean {
  const last = history.findLast(({ changes }) => changes.some((change) => change.part === part))
  return last?.kind === 'rollback' && last.changes.some((change) => change.part === part && change.from === version)
}
