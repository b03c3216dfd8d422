import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { personDay } from '../../../time-zone.ts'
import { longestSession, sessionExpiry } from './sessions.repository.ts'

/** Records that a person signed in on the day in their time zone. */
export async function recordVisit(db: Database, person: { id: string; timeZone: string }, now: Date) {
  await db
    .insertInto('visits')
    .values({ user_id: person.id, day: personDay(now, person.timeZone), log_ins: 1 })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet({ log_ins: sql`visits.log_ins + 1` }))
    .execute()
}

interface ComingBack {
  userId: string
  sessionId: string
  isSharedComputer: boolean
  timeZone: string
  now: Date
}

/**
 * A person came back with an open session: lets it go on from now, moves them to the time zone of their browser, and counts the day. A day
 * that begins with an open session counts as one log-in, so that staying signed in costs no one a streak or a badge. Answers whether the
 * session's browser is remembered.
 *
 * One statement, which locks the person's row first, as a sign-in does: of two at the same moment, the later one sees both days.
 */
export async function comeBack(db: Database, { userId, sessionId, isSharedComputer, timeZone, now }: ComingBack) {
  const { rows } = await sql<{ has_device: boolean }>`
    with person as materialized (select id, time_zone from users where id = ${userId} for no key update),
    moved as (
      update users set time_zone = ${timeZone} from person where users.id = person.id and person.time_zone <> ${timeZone}
    ),
    visited as (
      insert into visits (user_id, day, log_ins) select id, ${personDay(now, timeZone)}::date, 1 from person
      on conflict (user_id, day) do nothing
    ),
    extended as (
      update sessions set
        expires_at = least(${sessionExpiry(now, isSharedComputer)}, created_at + ${longestSession(isSharedComputer)} * interval '1 second'),
        last_seen_at = ${now}
      from person where sessions.id = ${sessionId} and sessions.user_id = person.id
      returning device_hash is not null as has_device
    )
    select has_device from extended
  `.execute(db)
  return { hasDevice: rows[0]?.has_device ?? true }
}
