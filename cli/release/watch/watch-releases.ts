import type { Part, Promotion, Store } from '@stepwise/deploy'
import { formatPartVersion, moveCanary, rollback } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import type { VersionCounts } from '@stepwise/shared/contracts/release'
import { type JudgeOptions, judgeVersion, leftOut } from '@stepwise/shared/server'
import { findCounts, formatRate, formatSeen } from './fault-rate.ts'
import { type ReadCounts, WrongSecretError } from './read-counts.ts'
import { keptMs, type Watched, watchedVersions } from './watched-versions.ts'

export type WatchOptions = JudgeOptions & {
  part?: Part | undefined
  minutes: number
  /** Seconds between two looks. */
  every: number
}

/** What a test replaces. */
export interface WatchContext {
  store: Store
  readCounts: ReadCounts
  log: (line: string) => void
  now?: () => Date
  pause?: (ms: number) => Promise<unknown>
}

/**
 * Follows the versions that came last, and undoes the first that fails more often than its predecessor by more than the margin: a promotion
 * is rolled back, and recalled from open tabs; a canary is ended. Logs at its end what it saw. Returns the entries of the history, none when
 * the time was over. A version that someone has replaced meanwhile is left alone. Throws a {@link UserFacingError} when the counts cannot be
 * read, at once with another secret, else at the end; and at the end when a version fails more often, but too few show it.
 */
export async function watchReleases(context: WatchContext, options: WatchOptions): Promise<Promotion[]> {
  const seen = new Map<string, VersionCounts>()
  try {
    return await watch(context, options, (counts) => seen.set(formatPartVersion(counts), counts))
  } finally {
    for (const counts of seen.values()) context.log(formatSeen(counts))
  }
}

async function watch(
  { store, readCounts, log, now = () => new Date(), pause = sleep }: WatchContext,
  options: WatchOptions,
  see: (counts: VersionCounts) => void,
): Promise<Promotion[]> {
  const begin = now()
  const end = begin.getTime() + options.minutes * 60_000
  for (;;) {
    const live = await store.pointer.read()
    if (!live) throw new UserFacingError(['Nothing is live in this store yet.'])
    const watched = watchedVersions(live, await store.pointer.history(), begin, options.part)
    if (watched.length === 0) log('No promotion in the last day and no canary to watch; waiting for the next.')
    const undone: Promotion[] = []
    let undecided: UserFacingError | undefined
    for (const one of watched) {
      const verdict = await judge(one, readCounts, options).catch((error: unknown) => {
        if (!(error instanceof UserFacingError) || error instanceof WrongSecretError) throw error
        undecided = error
        log(error.message)
      })
      if (!verdict) continue
      see(verdict.counts)
      see(verdict.before)
      log(verdict.words)
      if (verdict.isWorse && verdict.doubts.length > 0) {
        undecided = new UserFacingError([
          `${formatPartVersion(one)} fails more often, but ${verdict.doubts.join(' and ')}: look at it, and undo it with "npm run release -- ${undoCommand(one)}".`,
          '--people, --networks and --least set when the watch undoes it automatically.',
        ])
        log(undecided.message)
      } else if (verdict.isWorse) {
        const entry = await undo(store, one, verdict.words)
        if (entry) undone.push(entry)
      }
    }
    if (undone.length > 0) return undone
    if (now().getTime() + options.every * 1000 > end) {
      // No one may take it for a version that does well.
      if (undecided) throw undecided
      return []
    }
    await pause(options.every * 1000)
  }
}

async function judge({ part, version, before, since }: Watched, readCounts: ReadCounts, options: WatchOptions) {
  const read = async (from: Date, which: string) =>
    findCounts(await readCounts(from, leftOut(options)), { part, version: which })
  const counts = await read(since, version)
  const earlier = await read(new Date(since.getTime() - keptMs), before)
  const isTooFew = earlier.people.views < options.least
  const compared = isTooFew ? `, too few views to compare with: the limit is ${options.margin} %` : ''
  return {
    ...judgeVersion(counts, earlier, options),
    counts,
    before: earlier,
    words: `${part}@${version}: faults ${formatRate(counts)}; ${before} before: ${formatRate(earlier)}${compared}`,
  }
}

function undo(store: Store, { part, version, isCanary, by }: Watched, why: string) {
  const reason = { who: 'release watch', why, for: by }
  return isCanary
    ? moveCanary(store, { part, version }, 0, reason)
    : rollback(store, part, reason, { recalls: true, onlyFrom: version })
}

const undoCommand = ({ part, version, isCanary }: Watched) =>
  isCanary ? `canary ${formatPartVersion({ part, version })} --percent 0` : `rollback ${part}`

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
