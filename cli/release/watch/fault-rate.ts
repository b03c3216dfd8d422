import type { PartVersion } from '@stepwise/deploy'
import type { VersionCounts } from '@stepwise/shared/contracts/release'

export type Counts = Pick<VersionCounts, 'loads' | 'faults' | 'errors' | 'failing_networks'>

const none: Counts = { loads: 0, faults: 0, errors: 0, failing_networks: 0 }

/** What happened to a version; nothing yet when no browser has named it. */
export function countsOf(all: VersionCounts[], { part, version }: PartVersion): Counts {
  return all.find((one) => one.part === part && one.version === version) ?? none
}

/** What has happened since other counts of the same version were read. */
export const countsSince = (counts: Counts, before: Counts = none): Counts => ({
  loads: counts.loads - before.loads,
  faults: counts.faults - before.faults,
  errors: counts.errors - before.errors,
  // Counted from the moment itself on, not by the hour.
  failing_networks: counts.failing_networks,
})

/** Faults and errors in a hundred loads. A version that nobody has loaded has none. */
export const faultRate = ({ loads, faults, errors }: Omit<Counts, 'failing_networks'>) =>
  loads === 0 ? 0 : (100 * (faults + errors)) / loads

/** `2.5 %` */
export function ratePercent(counts: Counts): string {
  const rate = faultRate(counts)
  return `${rate.toFixed(rate > 0 && rate < 10 ? 1 : 0)} %`
}

/** `2.5 % (3 in 120 loads)` */
export const rateWords = (counts: Counts) =>
  `${ratePercent(counts)} (${counts.faults + counts.errors} in ${counts.loads} loads)`
