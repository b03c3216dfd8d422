import type { VersionCounts } from '@stepwise/shared/contracts/release'
import { type PageMark, pageMarkMs } from '@stepwise/shared/server'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** Versions counted in a day, each once an hour. A product of 10 parts that ships each ten times a day has under 1,000. */
const rowsPerDay = 5000

const hourMs = 60 * 60 * 1000
const hourOf = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs)

/** What a page reports of a version: that it was loaded, that a part failed, or that nothing caught an error. */
export type Report = PageMark & Pick<VersionCounts, 'part' | 'version'> & { kind: 'load' | 'fault' | 'error' }

/**
 * Counts a report for its version in this hour; the same from the same page, or another of its kind, counts once. False when nobody has
 * named the version in this hour yet: then nothing is counted.
 */
export async function addToKnown(db: Database, { id, network, part, version, kind }: Report, now: Date) {
  const { rows } = await sql<{ is_known: boolean }>`
    with known as (
      select 1 from version_counts where hour = ${hourOf(now)} and part = ${part} and version = ${version}
    ), first as (
      insert into page_reports (page, part, version, kind, network, at)
      select ${id}::text, ${part}::text, ${version}::text, ${kind}::text, ${network}::text, ${now}::timestamptz
      where exists (select from known)
      on conflict do nothing
      returning kind
    ), added as (
      update version_counts as counts
      set loads = loads + (first.kind = 'load')::int,
        faults = faults + (first.kind = 'fault')::int,
        errors = errors + (first.kind = 'error')::int
      from first
      where counts.hour = ${hourOf(now)} and counts.part = ${part} and counts.version = ${version}
    )
    select exists (select from known) as is_known
  `.execute(db)
  return rows[0]?.is_known === true
}

/** Begins to count a version in this hour, unless the day has too many. */
export async function beginCounting(db: Database, { part, version }: Pick<Report, 'part' | 'version'>, now: Date) {
  const hour = hourOf(now)
  await sql`
    insert into version_counts (hour, part, version)
    select ${hour}::timestamptz, ${part}::text, ${version}::text
    where (select count(*) from version_counts where hour > ${hour}::timestamptz - interval '1 day') < ${rowsPerDay}::int
    on conflict do nothing
  `.execute(db)
}

/** The counts of each version since the hour of a moment, with the networks in which it failed in the last 24 hours. */
export async function countsSince(db: Database, since: Date, now: Date): Promise<VersionCounts[]> {
  const lately = new Date(Math.max(since.getTime(), now.getTime() - pageMarkMs))
  const { rows } = await sql<VersionCounts>`
    select part, version, sum(loads)::int as loads, sum(faults)::int as faults, sum(errors)::int as errors, (
      select count(distinct network)::int
      from page_reports as reports
      where reports.part = counts.part and reports.version = counts.version and kind <> 'load' and at >= ${lately}
    ) as failing_networks
    from version_counts as counts
    where hour >= ${hourOf(since)}
    group by part, version
    order by part, version
  `.execute(db)
  return rows
}
