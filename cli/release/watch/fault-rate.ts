import type { PartVersion } from '@stepwise/deploy'
import type { SeenViews, VersionCounts } from '@stepwise/shared/contracts/release'
import { failureRate } from '@stepwise/shared/server'

const noViews = { views: 0, failing: 0 }
const none = { ...noViews, networks: 0, failing_networks: 0 }

/** What happened to a version; nothing yet when no browser has named it. */
export function findCounts(all: VersionCounts[], { part, version }: PartVersion): VersionCounts {
  const found = all.find((one) => one.part === part && one.version === version)
  const people = { ...none, people: 0, failing_people: 0, without_people: noViews, without_networks: noViews }
  return found ?? { part, version, loads: 0, faults: 0, errors: 0, people, visitors: none }
}

/** `2.5 %` */
export const percent = (rate: number) => `${rate.toFixed(rate > 0 && rate < 10 ? 1 : 0)} %`

/** `2.5 % (3 of 120 views, by 24 people)` */
export const formatRate = ({ people }: Pick<VersionCounts, 'people'>) =>
  `${percent(failureRate(people))} (${of(people)} views, by ${people.people} people)`

/** All that was seen of a version, as the watch says it at its end. */
export function formatSeen({ part, version, people, visitors, loads, faults, errors }: VersionCounts): string {
  return [
    `Seen of ${part}@${version}: ${loads} loads, ${faults} faults, ${errors} errors`,
    `people: ${of(people)} views failed, for ${people.failing_people} of ${people.people} people in ${networks(people)}`,
    `visitors: ${of(visitors)} views failed, in ${networks(visitors)}`,
  ].join('; ')
}

const of = ({ views, failing }: SeenViews) => `${rounded(failing)} of ${rounded(views)}`
const networks = (seen: SeenViews) => `${seen.failing_networks} of ${seen.networks} networks`
/** Views are weighted, and so no whole numbers. */
const rounded = (views: number) => Number(views.toFixed(views < 10 ? 1 : 0))
