import type { Registry } from '@stepwise/shared/contracts/remote'
import type { FileStore, Pointer, Promotion, Published } from '../store/store.ts'
import { givenSince } from './given-versions.ts'
import { versionsOf } from './live-set.ts'
import { type PartVersion, versionFolder } from './part.ts'
import { rollbackTarget } from './rollback-target.ts'

const dayMs = 24 * 60 * 60_000
/** What was live in this time stays: tabs are open that long, and somebody may want it back. */
const keptAfterLiveMs = 30 * dayMs
/** What was published in this time stays: somebody is about to promote it. */
const keptAfterPublishMs = dayMs

export type GcOptions = { now?: Date; isDryRun?: boolean }
type Collected = { removed: Published[]; kept: number }

/**
 * Removes the versions that nobody needs: not live in any of the pointers, nor in the last 30 days, nor what a rollback would bring back,
 * nor a canary or what a link chose at any time in those days, nor published in the last 24 hours. No pointer moves meanwhile, so what is
 * promoted is there.
 */
export async function collectGarbage(
  files: FileStore,
  pointers: Pointer[],
  { now = new Date(), isDryRun = false }: GcOptions = {},
): Promise<Collected> {
  const hold = async (rest: Pointer[], needed: Set<string>): Promise<Collected> => {
    const [pointer, ...others] = rest
    if (!pointer) return removeAllBut(needed)
    return pointer.hold((live, history) => hold(others, new Set([...needed, ...neededFolders(live, history, now)])))
  }

  async function removeAllBut(needed: Set<string>): Promise<Collected> {
    const published = await files.published()
    const publishedBefore = now.getTime() - keptAfterPublishMs
    const removed: Published[] = []
    for (const one of published) {
      if (needed.has(one.folder) || one.publishedAt.getTime() >= publishedBefore) continue
      if (isDryRun || (await files.remove(one))) removed.push(one)
    }
    return { removed, kept: published.length - removed.length }
  }

  return hold(pointers, new Set())
}

/** The folders that an edition needs. */
function neededFolders(live: Registry | undefined, history: Promotion[], now: Date): Set<string> {
  const since = new Date(now.getTime() - keptAfterLiveMs).toISOString()
  const liveVersions = [...versionsOf(live)].map(([part, version]) => ({ part, version }))
  const recent = history
    .filter(({ at }) => at >= since)
    .flatMap(({ changes }) =>
      changes.flatMap(({ part, from, to }) => [from, to].flatMap((version) => (version ? [{ part, version }] : []))),
    )
  const given = givenSince(history, since)
  const before = liveVersions.flatMap(({ part }) => earlierVersion(part, history))
  return new Set([...liveVersions, ...recent, ...given, ...before, ...(live?.canaries ?? [])].map(versionFolder))
}

function earlierVersion(part: string, history: Promotion[]): PartVersion[] {
  try {
    return [{ part, version: rollbackTarget(part, history) }]
  } catch {
    // There is none.
    return []
  }
}
