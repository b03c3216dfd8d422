import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { migrationNames } from '../../database/migrate.ts'

export type Checks = { database: string; migrations: string; content: string }

const cachedMs = 1000
const timeoutMs = 2000

/**
 * Checks whether the database answers, has all migrations of this version and holds content. However often it is called, the database
 * is asked once a second at most.
 */
export function readinessChecks(db: Database): () => Promise<Checks> {
  const names = migrationNames()
  let askedAt = Number.NEGATIVE_INFINITY
  let checks: Promise<Checks>
  return () => {
    if (Date.now() - askedAt >= cachedMs) {
      askedAt = Date.now()
      checks = Promise.race([askDatabase(db, names), delay(timeoutMs, unanswered, { ref: false })])
    }
    return checks
  }
}

const unanswered: Checks = { database: 'does not answer', migrations: 'unknown', content: 'unknown' }

async function askDatabase(db: Database, names: string[]): Promise<Checks> {
  try {
    const { rows } = await sql<{ missing: number; content: boolean }>`
      select (select count(*)::int from unnest(${names}::text[]) as name
               where name not in (select name from migrations)) as missing,
             exists (select from content_state) as content`.execute(db)
    const [row] = rows
    return {
      database: 'ok',
      migrations: row?.missing === 0 ? 'ok' : `${row?.missing} missing`,
      content: row?.content ? 'ok' : 'none',
    }
  } catch {
    return unanswered
  }
}
