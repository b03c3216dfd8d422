import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { personDay } from '../../../time-zone.ts'

/**
 * Records that a person signed in, or came back with an open session, on the day in their time zone. A day that begins with an
 * open session counts as one log-in, so that staying signed in costs nobody a streak or a badge.
 */
export async function recordVisit(
  db: Database,
  person: { id: string; timeZone: string },
  now: Date,
  kind: 'signed-in' | 'came-back',
) {
  const visit = { user_id: person.id, day: personDay(now, person.timeZone), log_ins: 1 }
  await db
    .insertInto('visits')
    .values(visit)
    .onConflict((conflict) => {
      const sameDay = conflict.columns(['user_id', 'day'])
      return kind === 'signed-in' ? sameDay.doUpdateSet({ log_ins: sql`visits.log_ins + 1` }) : sameDay.doNothing()
    })
    .execute()
}
