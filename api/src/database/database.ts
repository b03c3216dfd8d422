import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartFailure } from '../errors.ts'
import type { Settings } from '../settings.ts'
import { openEmbedded } from './embedded.ts'
import { PreparingClient } from './preparing-client.ts'
import type { Tables } from './tables.ts'
import { wireTypes } from './wire-types.ts'

const oldestVersion = 15

/** The database, or a transaction of it: repositories take either. */
export type Database = Kysely<Tables>

/** An open database. `close` waits for running queries. */
export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close: () => Promise<void>
}

/**
 * Opens the server that `databaseUrl` names, or else the embedded database in the data folder
 * (docs/decisions/003-embedded-database.md).
 * @throws StartFailure when it cannot be reached or is in use
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Settings, 'databasePool'>>,
): Promise<OpenDatabase> {
  const { pool, close } = settings.databaseUrl
    ? await openServer(settings.databaseUrl, settings.databasePool)
    : await openEmbedded(`${settings.dataFolder}/database`)
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool, close }
}

async function openServer(connectionString: string, max = 10) {
  const pool = new pg.Pool({
    connectionString,
    Client: PreparingClient,
    types: wireTypes,
    max,
    connectionTimeoutMillis: 15_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const version = Math.floor((rows[0]?.version ?? 0) / 10_000)
    if (version < oldestVersion) throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} or newer is needed`)
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : String(error)
    throw new StartFailure(`The database of DATABASE_URL cannot be used: ${reason}.`)
  }
  return { pool, close: () => pool.end() }
}
