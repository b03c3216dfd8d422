import type { PartVersion } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import type { VersionCounts } from '@stepwise/shared/contracts/release'
import { failureRate } from '@stepwise/shared/server'
import { percent } from './fault-rate.ts'
import type { ReadCounts } from './read-counts.ts'

/** As long as the API keeps counts. */
const shownMs = 30 * 24 * 60 * 60_000

/** What browsers reported of versions in the last 30 days; `problem` says why that is not known. */
export interface KnownCounts {
  counts: VersionCounts[]
  problem?: string
}

export async function knownCounts(readCounts: ReadCounts): Promise<KnownCounts> {
  try {
    return { counts: await readCounts(new Date(Date.now() - shownMs)) }
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error
    return { counts: [], problem: error.message }
  }
}

/** The loads, faults and errors of a version, and how often it failed. Empty for one that no browser has reported. */
export function countsCell({ counts }: KnownCounts, { part, version }: PartVersion): string {
  const one = counts.find((counted) => counted.part === part && counted.version === version)
  if (!one) return ''
  const rate = failureRate({ views: one.loads, failing: one.faults + one.errors })
  return `${one.loads} loads, ${one.faults} faults, ${one.errors} errors (${percent(rate)})`
}
