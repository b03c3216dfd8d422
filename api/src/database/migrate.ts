import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartFailure } from '../errors.ts'
import { startFailureOf } from './start-failure.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))
const lockId = 740_001

/**
 * Applies the migrations that are still missing, in order of their names, each once, all in one transaction under a
 * lock: any number of processes may start at the same time. Returns the names of those applied.
 * @throws StartFailure when a file was changed after it had been applied
 */
export async function migrate(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("set local statement_timeout = '10min'")
    await client.query(patient(`select pg_advisory_xact_lock(${lockId})`))
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const pending = readMigrations().filter((migration) => !isApplied(migration, applied))
    for (const { name, sql, checksum } of pending) {
      await client.query(patient(sql))
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    }
    await client.query('commit')
    return pending.map((migration) => migration.name)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw startFailureOf(error)
  } finally {
    client.release()
  }
}

/** A statement that may wait for another server's migrations, or change a large table. */
const patient = (text: string) => ({ text, query_timeout: 10 * 60_000 })

/** The names of this version's migrations, in their order. */
export const migrationNames = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

function readMigrations() {
  return migrationNames().map((name) => {
    const sql = readFileSync(`${folder}/${name}`, 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

function isApplied({ name, checksum }: { name: string; checksum: string }, applied: Map<string, string>) {
  const known = applied.get(name)
  if (known !== undefined && known !== checksum) {
    throw new StartFailure(`Migration ${name} was changed after it had been applied; add a new one instead.`)
  }
  return known !== undefined
}
