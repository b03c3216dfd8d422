import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { lockFile } from '@stepwise/shared/server'
import pg from 'pg'
import { StartFailure } from '../errors.ts'
import { answerConnect } from './answer-connect.ts'
import { openLite } from './embedded-files.ts'
import { preparing } from './preparing-client.ts'
import { diskFull, toStartFailure } from './start-failure.ts'
import { wireTypes } from './wire-types.ts'

/**
 * Opens the embedded PostgreSQL in `folder`, making it when it is not there: one process, one connection, every commit
 * on the disk before it is acknowledged. `close` ends the pool, the database and the lock, in that order.
 * @throws StartFailure when another process has it, or when writes would not reach the disk
 */
export async function openEmbedded(folder: string) {
  makeFolder(folder)
  const lock = takeLock(folder)
  try {
    removeUnfinished(folder)
    if (!existsSync(`${folder}/pg/PG_VERSION`)) await create(folder)
    const { lite, files } = await openLite(`${folder}/pg`).catch((error) => Promise.reject(notOpened(folder, error)))
    const pool = new pg.Pool({
      Client: createClientClass(lite),
      types: wireTypes,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 15_000,
    })
    const close = async () => {
      // The pool does not wait for what a failed statement has left to do, and PGlite, closed before that, may loop for ever.
      const drained = pool.totalCount > 0 ? once(pool, 'remove') : undefined
      await pool.end()
      await drained
      await lite.close()
      lock.release()
    }
    await assertDurable(pool, files)
    return { pool, close }
  } catch (error) {
    lock.release()
    throw isDiskFull(folder) ? diskFull() : error
  }
}

// PostgreSQL writes its log in files of this size.
const leastFreeBytes = 16 * 1024 * 1024

/** PGlite does not say why it ended, and whoever reads that intact data is damaged would replace it by a backup. */
function isDiskFull(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < leastFreeBytes
}

function takeLock(folder: string) {
  let lock: ReturnType<typeof lockFile>
  try {
    lock = lockFile(`${folder}/lock.sqlite`)
  } catch (error) {
    throw isDiskFull(folder) ? diskFull() : error
  }
  if (!lock) throw new StartFailure(`The database in ${folder} is in use by another process. Stop that one first.`)
  return lock
}

/** PostgreSQL ends when it cannot read its own files, and PGlite tells only that it has. */
function notOpened(folder: string, error: unknown) {
  const known = toStartFailure(error)
  if (known instanceof StartFailure) return known
  return new StartFailure(
    `The database in ${folder} cannot be opened: it is damaged. Restore a backup: npm run admin -- restore.`,
  )
}

function makeFolder(folder: string) {
  try {
    mkdirSync(dirname(folder), { recursive: true })
    // Its owner's alone. The folder above also holds what a web server reads.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch {
    throw new StartFailure(`The database's folder ${folder} cannot be written. Set DATA_DIR to one that can.`)
  }
}

/** Removes what interrupted first starts have left. Their children may still be writing; then the next start removes it. */
function removeUnfinished(folder: string) {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('pg.new-')) continue
    try {
      rmSync(`${folder}/${name}`, { recursive: true, force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
    }
  }
}

/**
 * Made in a folder beside it and renamed when complete, so that an interrupted first start leaves nothing half made. The name
 * holds the process id, because the child of an interrupted process may still be writing.
 */
async function create(folder: string) {
  const unfinished = `${folder}/pg.new-${process.pid}`
  const script = fileURLToPath(new URL('./create-embedded.ts', import.meta.url))
  await promisify(execFile)(process.execPath, [script, unfinished])
  renameSync(unfinished, `${folder}/pg`)
}

async function assertDurable(pool: pg.Pool, files: { syncs: number }) {
  const before = files.syncs
  await pool.query('create table if not exists durability_check (checked_at timestamptz not null)')
  await pool.query('delete from durability_check')
  await pool.query('insert into durability_check values (now())')
  if (files.syncs === before) {
    throw new StartFailure('The embedded database does not sync to disk; it works with PGlite 0.5.16 only.')
  }
}

interface LiteConnection {
  parse: (statement: { types?: unknown }) => void
}

/** PGlite's adapter for node-postgres, with two repairs: it survives SQL errors, and each connect resets the session. */
function createClientClass(lite: PGlite) {
  return class LiteClient extends preparing(pg.Client) {
    constructor(given?: pg.ClientConfig) {
      const config = createPgConfig(lite)
      const connection = config.connection as unknown as LiteConnection
      const parse = connection.parse.bind(connection)
      connection.parse = (statement) =>
        parse({ ...statement, types: Array.isArray(statement.types) ? statement.types : undefined })
      super({ ...given, ...config } as unknown as pg.ClientConfig)
    }

    override connect(done?: unknown): never {
      const connected = super
        .connect()
        .then(() => super.query('rollback'))
        .then(() => super.query('discard all'))
        .then(() => this)
      return answerConnect(connected, done)
    }
  } as unknown as new (
    config?: pg.ClientConfig,
  ) => pg.Client
}
