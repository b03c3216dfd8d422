import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { migrationNames } from '../../../database/migrate.ts'
import { storageState } from '../../../database/storage.ts'

export interface Checks {
  database: string
  storage: string
  migrations: string
  content: string
}

const cachedMs = 1000
const timeoutMs = 2000

/**
 * Checks whether the database answers, takes writes, has all migrations of this version and holds content. However often it is called, the
 * database is asked once a second at most. Whether it takes writes is tried after one was refused, or always with `probesStorage`.
 */
export function readinessChecks(db: Database, { probesStorage = false } = {}): () => Promise<Checks> {
  const names = migrationNames()
  let askedAt = Number.NEGATIVE_INFINITY
  let checks: Promise<Checks>
  return () => {
    if (Date.now() - askedAt >= cachedMs) {
      askedAt = Date.now()
      checks = Promise.race([askDatabase(db, names, probesStorage), delay(timeoutMs, noResponse, { ref: false })])
    }
    return checks
  }
}

const unknown = 'unknown'
const noResponse: Checks = { database: 'does not answer', storage: unknown, migrations: unknown, content: unknown }

async function askDatabase(db: Database, names: string[], probesStorage: boolean): Promise<Checks> {
  try {
    const { rows } = await sql<{ missing: number; content: boolean }>`
      select (select count(*)::int from unnest(${names}::text[]) as name
               where name not in (select name from migrations)) as missing,
             exists (select from content_state) as content`.execute(db)
    const [row] = rows
    return {
      database: 'ok',
      storage: await storageState(db, probesStorage ? { probe: true } : {}),
      migrations: row?.missing === 0 ? 'ok' : `${row?.missing} missing`,
      content: row?.content ? 'ok' : 'none',
    }
  } catch {
    return noResponse
  }
}
