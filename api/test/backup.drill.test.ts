import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../src/database/database.ts'
import { signedInPeople, startWriting } from './faults/writers.ts'
import { admin, ended } from './support/admin-command.ts'
import { startPostgres } from './support/postgres-server.ts'
import { prepare } from './support/prepare.ts'
import { startServer } from './support/server-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

async function killedAfter(ms: number, child: ChildProcess) {
  await sleep(ms)
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Where a database of this engine is, for the server and for the tool. */
async function newDatabase(engine: 'embedded' | 'postgres', folder: string) {
  if (engine === 'embedded') return { databaseUrl: undefined, dataFolder: folder }
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await client.query('create database backed_up')
  await client.end()
  return { databaseUrl: postgres.url('backed_up'), dataFolder: folder }
}

test.each(['embedded', 'postgres'] as const)(
  'a backup of a server that people write to (%s) has all that was acknowledged before it, though others were killed',
  async (engine) => {
    const folder = temporaryFolder()
    const settings = await newDatabase(engine, `${folder}/data`)
    const env = { DATA_DIR: settings.dataFolder, DATABASE_URL: settings.databaseUrl, CONTENT_DIR: `${folder}/content` }
    await prepare(settings, `${folder}/content`)
    const cookies = await signedInPeople(settings, 4)
    const server = await startServer(settings, { env: { CONTENT_DIR: `${folder}/content` } })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const writing = startWriting([server.address], cookies)
    onTestFinished(() => writing.stop())
    await expect.poll(() => writing.acknowledged.length).toBeGreaterThan(20)

    const backups = `${folder}/backups`
    mkdirSync(backups)
    await killedAfter(700, admin(env, 'backup', '--to', backups, '--no-verify'))
    const before = [...writing.acknowledged]
    // The server may still be at what the killed command had begun; it says so, and an operator tries again. One try takes 15 seconds: what
    // was written is also restored and compared, while people go on writing.
    let backup = { code: 1 as number | null, output: '' }
    const tryBackup = async () => {
      backup = await ended(admin(env, 'backup', '--to', `${backups}/whole.gz`))
      return backup.output
    }
    await expect.poll(tryBackup, { timeout: 90_000 }).not.toContain('A backup is already running')
    expect(backup).toMatchObject({ code: 0 })
    await writing.stop()
    expect(existsSync(`${backups}/whole.gz`)).toBe(true)
    expect(writing.answers.filter(({ status }) => status !== 200)).toEqual([])
    console.info(`${engine}: the longest call took ${Math.max(...writing.answers.map(({ ms }) => ms))} ms`)

    const restored = { databaseUrl: undefined, dataFolder: `${folder}/restored` }
    const into = { DATA_DIR: restored.dataFolder, CONTENT_DIR: `${folder}/content` }
    await killedAfter(2500, admin(into, 'restore', '--from', `${backups}/whole.gz`))
    expect(await ended(admin(into, 'restore', '--from', `${backups}/whole.gz`, '--replace', '--yes'))).toMatchObject({
      code: 0,
    })
    const { db, close } = await openDatabase(restored)
    const notes = await db.selectFrom('notes').select('content').execute()
    await close()
    expect(notes.map(({ content }) => content)).toEqual(expect.arrayContaining(before))
    expect(readdirSync(restored.dataFolder).filter((name) => name.startsWith('snapshot'))).toEqual([])
  },
)
