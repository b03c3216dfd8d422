import { type Kysely, sql } from 'kysely'
import { Gauge } from 'prom-client'
import { isDatabaseError } from '../errors.ts'
import { metrics } from '../metrics/registry.ts'
import type { Tables } from './tables.ts'

type Database = Kysely<Tables>

export const noSpace = 'read only: no space'

/** Databases that refused a write for want of space, and have not taken one since. */
const withoutSpace = new WeakSet<Database>()

/** Remembers a failed query that the database refused because its disk is full. */
export function noteNoSpace(db: Database, error: unknown) {
  if (isNoSpace(error)) withoutSpace.add(db)
}

/**
 * `ok`, or that every write is refused. After a refusal, and with `probe`, the database is asked for room: for a file as a table needs one
 * to grow, which no one else sees and which is gone again.
 */
export async function storageState(db: Database, { probe = withoutSpace.has(db) } = {}): Promise<string> {
  if (!probe) return 'ok'
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`create temporary table storage_probe on commit drop as
                select repeat('x', 1000) as words from generate_series(1, 20)`.execute(transaction)
    })
    withoutSpace.delete(db)
    return 'ok'
  } catch (error) {
    if (!isNoSpace(error)) throw error
    withoutSpace.add(db)
    return noSpace
  }
}

/** Shows whether the database takes writes. Ends with the returned function. */
export function showStorage(db: Database): () => void {
  const name = 'stepwise_database_read_only'
  new Gauge({
    name,
    help: '1 while the database refuses every write because its disk is full.',
    registers: [metrics],
    async collect() {
      const state = await storageState(db).catch(() => 'unknown')
      this.set(state === noSpace ? 1 : 0)
    },
  })
  return () => metrics.removeSingleMetric(name)
}

/** Class 53, code 100 of PostgreSQL: disk full. */
const isNoSpace = (error: unknown) => error instanceof Error && isDatabaseError(error) && error.code === '53100'
