import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { loadBackup } from '../../src/admin/backup/load-backup.ts'
import { buildApp } from '../../src/app.ts'
import { createBackground } from '../../src/background.ts'
import { loadContent } from '../../src/content/load-content.ts'
import { readContent } from '../../src/content/read-content.ts'
import { type OpenDatabase, openDatabase } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrate.ts'
import { createMail } from '../../src/mail/mail.ts'
import { readSettings } from '../../src/settings.ts'
import { ownDatabase } from '../support/own-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { callerOf } from '../support/test-api.ts'

vi.setConfig({ testTimeout: 180_000 })

interface Written {
  madeAt: string
  /** How many rows each table had. */
  rows: Record<string, number>
  password: string
  people: { email: string; cookie: string; notes: string[]; reflections: string[]; favourites: string[] }[]
}

const { engine } = inject('template')
const fixture = (ending: string) => fileURLToPath(new URL(`./fixtures/f7f52cb-${ending}`, import.meta.url))
const written: Written = JSON.parse(readFileSync(fixture(`${engine}.json`), 'utf8'))

/** The data that version f7f52cb has written, on this engine. */
async function openOldData(): Promise<OpenDatabase> {
  if (engine === 'postgres') {
    const database = await openDatabase((await ownDatabase({ empty: true })).settings)
    await loadBackup(database.pool, fixture('postgres.backup.gz'), { edition: 'study', report: () => undefined })
    return database
  }
  const dataFolder = temporaryFolder()
  writeFileSync(`${dataFolder}/data.tar`, brotliDecompressSync(readFileSync(fixture('embedded.tar.br'))))
  execFileSync('tar', ['-xf', `${dataFolder}/data.tar`, '-C', dataFolder])
  return openDatabase({ databaseUrl: undefined, dataFolder })
}

test('everything that people wrote in version f7f52cb is there, and they are still signed in', async () => {
  const database = await openOldData()
  onTestFinished(database.close)
  await migrate(database.pool)
  const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url))
  await loadContent(database.db, readContent(contentFolder))
  const settings = { ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), contentFolder }
  const now = () => new Date(Date.parse(written.madeAt) + 60 * 60 * 1000)
  const { db } = database
  const app = await buildApp({ settings, db, mail: createMail(settings), background: createBackground(), now })
  onTestFinished(() => app.close())

  for (const person of written.people) {
    const call = callerOf(app, { cookie: person.cookie })
    const { body: noted } = await call('GET', '/notes')
    expect(noted.notes.map(({ content }: { content: string }) => content).sort()).toEqual([...person.notes].sort())
    const { body: journal } = await call('GET', '/users/reflective_journal')
    const titles = journal.reflective_journal.reflections.map(({ title }: { title: string }) => title)
    expect(titles.sort()).toEqual([...person.reflections].sort())
    const { body: liked } = await call('GET', '/users/favourites')
    expect(liked.favourites).toHaveLength(person.favourites.length)
  }
  const user = { email: written.people[0]?.email, password: written.password }
  expect((await callerOf(app, {})('POST', '/auth/sign_in', { user })).status).toBe(200)
})

test('no table has fewer rows than it had', async () => {
  const database = await openOldData()
  onTestFinished(database.close)
  await migrate(database.pool)
  for (const [table, rows] of Object.entries(written.rows)) {
    const { rows: counted } = await database.pool.query<{ count: number }>(`select count(*) from ${table}`)
    expect([table, counted[0]?.count]).toEqual([table, rows])
  }
})
