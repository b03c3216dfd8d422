import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { recordEntry } from '../selection/unchanged-set.ts'
import type { FileStore, Pointer, Promotion, Published, Store } from '../store/store.ts'
import { givenSince } from './given-versions.ts'
import { listVersions } from './live-set.ts'
import { type PartVersion, versionFolder } from './part.ts'
import type { Reason } from './promote.ts'
import { rollbackTarget } from './rollback-target.ts'

/** What was live or published in this time stays: tabs are open, and someone is about to promote it. */
const keptMs = 7 * 24 * 60 * 60_000
const keptBefore = 10
/** Moves wait no longer than for this and one version, and get their turn after it. */
const heldMs = 1000
const letGoMs = 200
const namedVersions = 5

export interface GcOptions {
  now?: Date
  isDryRun?: boolean
}
export interface Collected {
  removed: Published[]
  kept: number
}

/**
 * Removes the versions that no one needs in any of these pointers' sets: not live, nor in the last 7 days, nor one of the 10 that were live
 * before, nor what a rollback would bring back, nor a canary or chosen by a link in those days, nor published in them. No pointer moves
 * while one is removed, so what is promoted is there.
 */
export async function collectGarbage(
  files: FileStore,
  pointers: Pointer[],
  { now = new Date(), isDryRun = false }: GcOptions = {},
): Promise<Collected> {
  const published = await files.published()
  const old = published.filter(({ publishedAt }) => publishedAt.getTime() < now.getTime() - keptMs)
  const read = pointers.map(async (pointer) => neededFolders(await pointer.read(), await pointer.history(), now))
  const needed = new Set((await Promise.all(read)).flatMap((folders) => [...folders]))
  const unneeded = old.filter(({ folder }) => !needed.has(folder))
  const removed = isDryRun ? unneeded : []
  for (let rest = isDryRun ? [] : unneeded; rest.length > 0; ) {
    if (removed.length > 0) await wait(letGoMs)
    rest = await holding(pointers, now, async (neededNow) => {
      const until = Date.now() + heldMs
      const waiting = rest.filter(({ folder }) => !neededNow.has(folder))
      while (waiting.length > 0 && Date.now() < until) {
        const [one] = waiting.splice(0, 1)
        if (one && (await files.remove(one))) removed.push(one)
      }
      return waiting
    })
  }
  return { removed, kept: published.length - removed.length }
}

/** {@link collectGarbage}, with an entry in the history of the store's edition when there was something: nothing live changes. */
export async function collectOldVersions(
  store: Store,
  pointers: Pointer[],
  reason: Reason,
  options?: GcOptions,
): Promise<Collected> {
  const collected = await collectGarbage(store.files, pointers, options)
  const { removed } = collected
  if (removed.length === 0 || options?.isDryRun || !(await store.pointer.read())) return collected
  const versions = removed.map(({ folder }) => folder.replace(/^remotes\//, '').replace('/', '@'))
  await recordEntry(store, reason, async () => ({ kind: 'gc', versions, note: formatNote(versions, removed) }))
  return collected
}

function formatNote(versions: string[], removed: Published[]): string {
  const more = versions.length - namedVersions
  const names = versions.slice(0, namedVersions).join(', ')
  const bytes = removed.reduce((sum, one) => sum + one.bytes, 0)
  return `removed ${names}${more > 0 ? ` and ${more} more` : ''}, ${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Does `work` with the folders that are needed, while none of the pointers moves. */
function holding<T>(
  [pointer, ...others]: Pointer[],
  now: Date,
  work: (needed: Set<string>) => Promise<T>,
  needed = new Set<string>(),
): Promise<T> {
  if (!pointer) return work(needed)
  return pointer.hold((live, history) =>
    holding(others, now, work, new Set([...needed, ...neededFolders(live, history, now)])),
  )
}

/** The folders that an edition needs. */
function neededFolders(live: Registry | undefined, history: Promotion[], now: Date): Set<string> {
  const since = new Date(now.getTime() - keptMs).toISOString()
  const liveVersions = [...listVersions(live)].map(([part, version]) => ({ part, version }))
  const recent = history
    .filter(({ at }) => at >= since)
    .flatMap(({ changes }) =>
      changes.flatMap(({ part, from, to }) => [from, to].flatMap((version) => (version ? [{ part, version }] : []))),
    )
  const given = givenSince(history, since)
  const parts = new Set(history.flatMap(({ changes }) => changes.map(({ part }) => part)))
  const before = [...parts].flatMap((part) => earlierVersions(part, live, history))
  return new Set([...liveVersions, ...recent, ...given, ...before, ...(live?.canaries ?? [])].map(versionFolder))
}

/** The last that were live of a part before the live one, and what a rollback would bring back. */
function earlierVersions(part: string, live: Registry | undefined, history: Promotion[]): PartVersion[] {
  const present = listVersions(live).get(part)
  const wereLive = history
    .flatMap(({ changes }) => changes.flatMap((change) => (change.part === part && change.to ? [change.to] : [])))
    .toReversed()
  const last = [...new Set(wereLive)].filter((version) => version !== present).slice(0, keptBefore)
  return [...last, ...rollbackTargets(part, history)].map((version) => ({ part, version }))
}

function rollbackTargets(part: string, history: Promotion[]): string[] {
  try {
    return [rollbackTarget(part, history)]
  } catch {
    // There is none.
    return []
  }
}
