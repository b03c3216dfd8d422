import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** How many requests of a subject are allowed within an hour of the first. */
export interface Limit {
  subject: string
  perHour: number
}

const hour = 60 * 60 * 1000

/**
 * Counts a request against every limit. Returns the seconds to wait when one is exceeded, else 0. One statement for each
 * limit, so that requests made at the same moment are all counted.
 */
export async function countRequest(db: Database, limits: readonly Limit[], now: Date) {
  let waitSeconds = 0
  for (const { subject, perHour } of limits) {
    const { requests, ends_at } = await db
      .insertInto('request_limits')
      .values({
        subject_hash: createHash('sha256').update(subject).digest('hex'),
        requests: 1,
        ends_at: new Date(now.getTime() + hour),
      })
      .onConflict((conflict) =>
        conflict.column('subject_hash').doUpdateSet({
          requests: sql`case when request_limits.ends_at <= ${now} then 1 else request_limits.requests + 1 end`,
          ends_at: sql`case when request_limits.ends_at <= ${now} then excluded.ends_at else request_limits.ends_at end`,
        }),
      )
      .returning(['requests', 'ends_at'])
      .executeTakeFirstOrThrow()
    if (requests > perHour) waitSeconds = Math.max(waitSeconds, Math.ceil((ends_at.getTime() - now.getTime()) / 1000))
  }
  return waitSeconds
}
