import { fork } from 'node:child_process'
import { constants } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Edition } from '@stepwise/shared/contracts'
import { type AdminContext, AdminFailure } from '../verb.ts'
import { writeBackup } from './write-backup.ts'

/** What the process beside this one is asked, and what it says. */
export type WorkerTask =
  | { task: 'write'; dataFolder: string; edition: Edition; file: string }
  | { task: 'verify'; dataFolder: string; edition: Edition; file: string }
export type WorkerMessage = { progress: string } | { failure: string } | { done: true }

type Source = Pick<AdminContext, 'settings' | 'pool' | 'report'>

/** Writes a backup of a database that is in use, as it is at one moment. */
export async function backUp({ settings, pool, report }: Source, file: string) {
  const { databaseUrl, dataFolder, edition } = settings
  if (databaseUrl) return writeBackup(pool, edition, file, report)
  const copy = `${dataFolder}/snapshot-${process.pid}`
  await removeSnapshots(dataFolder, copy)
  try {
    const waitedMs = await copyDatabase(pool, `${dataFolder}/database`, `${copy}/database`)
    report(`Calls waited for ${waitedMs} ms.`)
    await inWorker({ task: 'write', dataFolder: copy, edition, file }, report)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** Restores a backup into an empty database and throws it away. @throws AdminFailure when anything differs */
export async function verifyBackup(file: string, edition: Edition) {
  const dataFolder = await mkdtemp(`${tmpdir()}/stepwise-backup-`)
  try {
    await inWorker({ task: 'verify', dataFolder, edition, file }, () => undefined)
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/**
 * The embedded database has one connection: while it is held, no one writes. Reading all rows through it would keep every call waiting; a
 * copy of its files takes a fraction of a second. Returns for how long it was held.
 */
async function copyDatabase(pool: AdminContext['pool'], from: string, into: string) {
  await pool.query('checkpoint')
  const client = await pool.connect()
  const began = performance.now()
  try {
    await client.query('checkpoint')
    await mkdir(into, { recursive: true, mode: 0o700 })
    await cp(`${from}/pg`, `${into}/pg`, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } finally {
    client.release()
  }
  return Math.round(performance.now() - began)
}

/** Only one process has the folder's lock, so copies of other processes are of some that were killed. */
async function removeSnapshots(dataFolder: string, own: string) {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith('snapshot-')) continue
    if (`${dataFolder}/${name}` === own) throw new AdminFailure('A backup is already running. Try again later.')
    await rm(`${dataFolder}/${name}`, { recursive: true, force: true })
  }
}

/** An embedded database would stop all calls of the process that has it open while it works. */
function inWorker(task: WorkerTask, report: (line: string) => void) {
  const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  worker.send(task)
  return new Promise<void>((done, fail) => {
    worker.on('message', (message: WorkerMessage) => {
      if ('progress' in message) report(message.progress)
      else if ('failure' in message) fail(new AdminFailure(message.failure))
      else done()
    })
    worker.once('exit', () => fail(new AdminFailure('The backup process ended unexpectedly.')))
  })
}
