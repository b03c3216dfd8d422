import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartFailure } from '../errors.ts'

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
    await client.query('select pg_advisory_xact_lock($1)', [lockId])
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    const pending = readMigrations().filter((migration) => !isApplied(migration, applied))
    for (const { name, sql, checksum } of pending) {
      await client.query(sql)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    }
    await client.query('commit')
    return pending.map((migration) => migration.name)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

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
