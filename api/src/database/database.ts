import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseOutage } from '@stepwise/shared/server'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartFailure, StartOutage } from '../errors.ts'
import { measuredPool, measureQuery } from '../metrics/database-metrics.ts'
import type { Settings } from '../settings.ts'
import { openEmbedded } from './embedded.ts'
import { preparing } from './preparing-client.ts'
import { PatientClient, patienceMs, responseTimeoutMs, ServerClient } from './server-client.ts'
import { noteNoSpace } from './storage.ts'
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
  /** Runs what a start does before it takes calls, on a connection on which it may wait for other processes. */
  patiently: <Result>(work: (database: Pick<OpenDatabase, 'db' | 'pool'>) => Promise<Result>) => Promise<Result>
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Settings, 'databasePool' | 'databaseWaitMs'>> & { isPatient?: boolean }

/**
 * Opens the server that `databaseUrl` names, or else the embedded database in the data folder
 * (docs/decisions/003-embedded-database.md).
 * @throws StartFailure when it cannot be used, StartOutage when it does not answer
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { pool, close } = settings.databaseUrl
    ? await openServer(settings.databaseUrl, settings)
    : await openEmbedded(`${settings.dataFolder}/database`)
  const db: Database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: measuredPool(pool) }),
    log: (event) => {
      measureQuery(event)
      if (event.level === 'error') noteNoSpace(db, event.error)
    },
  })
  const opened = { db, pool, close }
  // The embedded database belongs to one process, and has no limits.
  if (!settings.databaseUrl) return { ...opened, patiently: (work) => work(opened) }
  return {
    ...opened,
    patiently: async (work) => {
      const patient = await openDatabase({ ...settings, databasePool: 1, isPatient: true })
      return work(patient).finally(patient.close)
    },
  }
}

async function openServer(
  connectionString: string,
  { databasePool = 5, databaseWaitMs = 0, isPatient = false }: DatabaseSettings,
) {
  const pool = new pg.Pool({
    connectionString,
    Client: preparing(isPatient ? PatientClient : ServerClient),
    types: wireTypes,
    max: databasePool,
    // A new connection costs as much as fifty calls: a process, and every statement prepared again.
    idleTimeoutMillis: 300_000,
    keepAlive: true,
    // A call that gets no connection says so soon: its caller waits, and others queue behind it.
    connectionTimeoutMillis: 5000,
    query_timeout: isPatient ? patienceMs : responseTimeoutMs,
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    const version = await untilReachable(() => readVersion(pool), databaseWaitMs)
    if (version < oldestVersion) throw new Error(`it is PostgreSQL ${version}, and ${oldestVersion} or newer is needed`)
  } catch (error) {
    await pool.end()
    const sentence = `The database of DATABASE_URL cannot be used: ${formatReason(error)}.`
    throw isDatabaseOutage(error) ? new StartOutage(sentence) : new StartFailure(sentence)
  }
  return { pool, close: () => pool.end() }
}

async function readVersion(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: number }>("select current_setting('server_version_num')::int as version")
  return Math.floor((rows[0]?.version ?? 0) / 10_000)
}

const longestPauseMs = 2000

/** Tries again with growing pauses while the database cannot be reached, for `waitMs` at most: after a power cut it may start later than we do. */
async function untilReachable<Result>(read: () => Promise<Result>, waitMs: number): Promise<Result> {
  const end = Date.now() + waitMs
  for (let pauseMs = 100; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await read()
    } catch (error) {
      if (!isDatabaseOutage(error) || Date.now() + pauseMs > end) throw error
    }
    await sleep(pauseMs)
  }
}

function formatReason(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : '')
}
