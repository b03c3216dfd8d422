import type { Part, Promotion, Store } from '@stepwise/deploy'
import { moveCanary, rollback } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { type Counts, countsOf, countsSince, faultRate, rateWords } from './fault-rate.ts'
import { type ReadCounts, WrongSecretError } from './read-counts.ts'
import { type Watched, watchedVersions } from './watched-versions.ts'

export type WatchOptions = {
  part?: Part | undefined
  /** Percentage points by which a fault rate may rise; above 0 where the version before had too few loads. */
  margin: number
  /** Loads of a version before it is judged. */
  least: number
  /** Networks in which a version must have failed before it is undone: one alone may be somebody who makes it up. */
  networks: number
  minutes: number
  /** Seconds between two looks. */
  every: number
}

/** What a test replaces. */
export type WatchContext = {
  store: Store
  readCounts: ReadCounts
  log: (line: string) => void
  now?: () => Date
  pause?: (ms: number) => Promise<unknown>
}

/** How far back the faults of the version before are counted. */
const beforeMs = 7 * 24 * 60 * 60_000

/**
 * Follows the versions that came last, and undoes the first whose fault rate rises above its predecessor's by more than the margin: a
 * promotion is rolled back, and recalled from open tabs; a canary is ended. Answers with the entries of the history, none when the time was
 * over. A version that somebody has replaced meanwhile is left alone. Throws a {@link UserFacingError} when the counts cannot be read, at once
 * with another secret, else at the end; and at the end when a version fails more often, but in too few networks.
 */
export async function watchReleases(
  { store, readCounts, log, now = () => new Date(), pause = sleep }: WatchContext,
  options: WatchOptions,
): Promise<Promotion[]> {
  const begin = now()
  const end = begin.getTime() + options.minutes * 60_000
  const judge = judging(readCounts, options)
  for (;;) {
    const live = await store.pointer.read()
    if (!live) throw new UserFacingError(['Nothing is live in this store yet.'])
    const watched = watchedVersions(live, await store.pointer.history(), begin, options.part)
    if (watched.length === 0) log('No promotion or canary to watch; the next is.')
    const undone: Promotion[] = []
    let undecided: UserFacingError | undefined
    for (const one of watched) {
      const verdict = await judge(one).catch((error: unknown) => {
        if (!(error instanceof UserFacingError) || error instanceof WrongSecretError) throw error
        undecided = error
        return { words: error.message, isWorse: false, isSeenWidely: false }
      })
      log(verdict.words)
      if (verdict.isWorse && !verdict.isSeenWidely) {
        undecided = new UserFacingError([
          `${one.part}@${one.version} fails more often, but in fewer than ${options.networks} networks: look at it. With --networks 1 the watch undoes it.`,
        ])
        log(undecided.message)
      }
      const entry = verdict.isWorse && verdict.isSeenWidely ? await undo(store, one, verdict.words) : undefined
      if (entry) undone.push(entry)
    }
    if (undone.length > 0) return undone
    if (now().getTime() + options.every * 1000 > end) {
      // Nobody may take it for a version that does well.
      if (undecided) throw undecided
      return []
    }
    await pause(options.every * 1000)
  }
}

function judging(readCounts: ReadCounts, { margin, least, networks }: WatchOptions) {
  /** What had happened to a version by the first look, where that is not of this promotion. */
  const earlierRuns = new Map<string, Counts>()
  return async ({ part, version, before, since, ranInThisHour }: Watched) => {
    const counted = countsOf(await readCounts(since), { part, version })
    const run = `${part}@${version} ${since.toISOString()}`
    if (ranInThisHour && !earlierRuns.has(run)) earlierRuns.set(run, counted)
    const counts = countsSince(counted, earlierRuns.get(run))
    const earlier = countsOf(await readCounts(new Date(since.getTime() - beforeMs)), { part, version: before })
    // A few loads say nothing: one of them with a fault would excuse all that comes.
    const usual = earlier.loads >= least ? faultRate(earlier) : 0
    const compared = earlier.loads >= least ? '' : `, too few loads to compare with: the limit is ${margin} %`
    return {
      words: `${part}@${version}: faults ${rateWords(counts)}; ${before} before: ${rateWords(earlier)}${compared}`,
      isWorse: counts.loads >= least && faultRate(counts) > usual + margin,
      isSeenWidely: counts.failing_networks >= networks,
    }
  }
}

function undo(store: Store, { part, version, isCanary, by }: Watched, why: string) {
  const reason = { who: 'release watch', why, for: by }
  return isCanary
    ? moveCanary(store, { part, version }, 0, reason)
    : rollback(store, part, reason, { recalls: true, onlyFrom: version })
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
