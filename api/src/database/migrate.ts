import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { StartFailure } from '../errors.ts'
import { toStartFailure } from './start-failure.ts'

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
    const applied = await applyMigrations(client)
    await client.query('commit')
    return applied
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw toStartFailure(error)
  } finally {
    client.release()
  }
}

/** A statement that may wait for another server's migrations, or change a large table. */
const patient = (text: string) => ({ text, query_timeout: 10 * 60_000 })

/**
 * The same within a transaction that is open already, for a restored backup: only those of these names, when names are given.
 * @throws StartFailure when a file was changed after it had been applied
 */
export async function applyMigrations(client: pg.ClientBase, only?: readonly string[]) {
  await client.query(patient(`select pg_advisory_xact_lock(${lockId})`))
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const applied = new Map((await findMigrations(client)).map(({ name, checksum }) => [name, checksum]))
  const wanted = readMigrations().filter(({ name }) => !only || only.includes(name))
  const pending = wanted.filter((migration) => !isApplied(migration, applied))
  for (const { name, sql, checksum } of pending) {
    await client.query(patient(sql))
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
  return pending.map((migration) => migration.name)
}

/** The migrations that a database has had, in order of their names. */
export async function findMigrations(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name collate "C"',
  )
  return rows
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

/** Checksums of the same statements under another comment, which the databases of a few builds have. */
const alsoApplied: Record<string, string> = {
  '0017-person-keys.sql': 'd48519b4230488b99dfd4d3a1bb3eed376e04df2ca912b04145c0883a93d6c85',
}

function isApplied({ name, checksum }: { name: string; checksum: string }, applied: Map<string, string>) {
  const known = applied.get(name)
  if (known !== undefined && known !== checksum && known !== alsoApplied[name]) {
    throw new StartFailure(`Migration ${name} was changed after it had been applied; add a new one instead.`)
  }
  return known !== undefined
}
