import type { VersionCounts } from '@stepwise/shared/contracts/release'
import { type PageMark, pageMarkMs } from '@stepwise/shared/server'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { hashOfToken } from '../../../tokens.ts'

const hourMs = 60 * 60 * 1000
const toHour = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs)

/** What a page reports of a version: that it was loaded, that a part failed, or that nothing caught an error. */
export type Report = Pick<VersionCounts, 'part' | 'version'> & { kind: 'load' | 'fault' | 'error' }

/** The page that reports, and a digest of the person who has it; null for a visitor. */
type ReportingPage = Pick<PageMark, 'id' | 'network'> & { person: string | null }

/** Counts reports for their versions in this hour. The same from the same page, or another of its kind, counts once. */
export async function countReports(db: Database, page: ReportingPage, reports: Report[], now: Date) {
  // In one order, so that pages which report at the same moment do not wait for each other in a circle.
  await sql`
    with first as (
      insert into page_reports (page, part, version, kind, network, person, at)
      select ${page.id}::text, part, version, kind, ${page.network}::text, ${page.person}::text, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as reports (part text, version text, kind text)
      order by part, version, kind
      on conflict do nothing
      returning part, version, kind
    )
    insert into version_counts as counts (hour, part, version, loads, faults, errors)
    select ${toHour(now)}::timestamptz, part, version,
      count(*) filter (where kind = 'load'), count(*) filter (where kind = 'fault'), count(*) filter (where kind = 'error')
    from first
    group by part, version
    order by part, version
    on conflict (hour, part, version) do update
    set loads = counts.loads + excluded.loads,
      faults = counts.faults + excluded.faults,
      errors = counts.errors + excluded.errors
  `.execute(db)
}

/** What was reported of each version since the hour of a moment. */
export async function findReported(db: Database, since: Date) {
  const { rows } = await sql<Pick<VersionCounts, 'part' | 'version' | 'loads' | 'faults' | 'errors'>>`
    select part, version, sum(loads)::int as loads, sum(faults)::int as faults, sum(errors)::int as errors
    from version_counts
    where hour >= ${toHour(since)}
    group by part, version
    order by part, version
  `.execute(db)
  return rows
}

/** The views of a version by one person, or by the visitors of one network, and those of them in which something failed. */
export interface ReporterViews {
  part: string
  version: string
  person: string | null
  network: string
  views: number
  failing: number
}

/** Who has seen each version since a moment, of the last 24 hours at most. A fault in a page that has not reported its load is not a view. */
export async function findReporters(db: Database, since: Date, now: Date) {
  const lately = new Date(Math.max(since.getTime(), now.getTime() - pageMarkMs))
  const { rows } = await sql<ReporterViews>`
    select part, version, person, network, count(*)::int as views, count(*) filter (where is_failing)::int as failing
    from (
      select part, version, max(person) as person, max(network) as network, bool_or(kind <> 'load') as is_failing
      from page_reports
      where at >= ${lately}
      group by part, version, page
      having bool_or(kind = 'load')
    ) as views
    group by part, version, person, network
  `.execute(db)
  return rows
}

/** The person who has signed in in the browser with this token, whether or not they are signed in now. */
export async function findPersonOfDevice(db: Database, token: string | undefined) {
  if (!token) return undefined
  const device = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  return device?.user_id
}
