import type { VersionCounts } from '@stepwise/shared/contracts/release'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Versions counted in a day, each once an hour. A product of 10 parts that ships each ten times a day has under 1,000. */
const rowsPerDay = 5000

const hourMs = 60 * 60 * 1000
const hourOf = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs)

type Row = Pick<VersionCounts, 'part' | 'version'> & { hour: Date }

export type Counted = Pick<VersionCounts, 'part' | 'version'> & Partial<VersionCounts>

/** Adds to the counts of a version in this hour. False when nobody has named the version in this hour yet: then nothing is counted. */
export async function addToKnown(db: Database, counted: Counted, now: Date) {
  const { hour, part, version, loads, faults, errors } = rowOf(counted, now)
  const updated = await sql`
    update version_counts
    set loads = loads + ${loads}::int, faults = faults + ${faults}::int, errors = errors + ${errors}::int
    where hour = ${hour} and part = ${part} and version = ${version}
    returning part
  `.execute(db)
  return updated.rows.length > 0
}

/** Begins to count a version in this hour, unless the day has too many. What others begin at the same moment is added up. */
export async function beginCounting(db: Database, counted: Counted, now: Date) {
  const { hour, part, version, loads, faults, errors } = rowOf(counted, now)
  await sql`
    insert into version_counts as counts (hour, part, version, loads, faults, errors)
    select ${hour}::timestamptz, ${part}::text, ${version}::text, ${loads}::int, ${faults}::int, ${errors}::int
    where (select count(*) from version_counts where hour > ${hour}::timestamptz - interval '1 day') < ${rowsPerDay}::int
    on conflict (hour, part, version) do update
    set loads = counts.loads + excluded.loads, faults = counts.faults + excluded.faults, errors = counts.errors + excluded.errors
  `.execute(db)
}

function rowOf({ part, version, loads = 0, faults = 0, errors = 0 }: Counted, now: Date): Row & VersionCounts {
  return { hour: hourOf(now), part, version, loads, faults, errors }
}

/** The counts of each version since the hour of a moment. */
export async function countsSince(db: Database, since: Date): Promise<VersionCounts[]> {
  const { rows } = await sql<VersionCounts>`
    select part, version, sum(loads)::int as loads, sum(faults)::int as faults, sum(errors)::int as errors
    from version_counts
    where hour >= ${hourOf(since)}
    group by part, version
    order by part, version
  `.execute(db)
  return rows
}
