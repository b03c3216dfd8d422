import { readFileSync } from 'node:fs'
import {
  createMail,
  listenForAdmin,
  loadContent,
  migrate,
  openDatabase,
  publish,
  readContent,
} from '@stepwise/api/admin'
import { readSettings, type Settings } from '@stepwise/api/settings'
import { writeContent } from '@stepwise/api/testing/content-fixture'
import { temporaryFolder } from '@stepwise/api/testing/temporary-folder'
import { expect, test } from 'vitest'
import { exportContent } from './export-content.ts'

function folders() {
  const folder = temporaryFolder()
  return readSettings({ NODE_ENV: 'test', DATA_DIR: `${folder}/data`, CONTENT_DIR: `${folder}/content` })
}

async function linesOf(settings: Settings) {
  const lines: string[] = []
  await exportContent(settings, (line) => lines.push(line))
  return lines
}

test('published documents are written into content/, even while a server runs; a second time nothing is', async () => {
  const settings = folders()
  writeContent(settings.contentFolder)
  const { db, pool, close } = await openDatabase(settings)
  await migrate(pool)
  await loadContent(db, readContent(settings.contentFolder))
  const { id } = await db
    .insertInto('users')
    .values({ email: 'a@b.test', password_hash: '', first_name: 'Ada', surname: 'Price', time_zone: 'Europe/London' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = { name: 'Reader', description: 'It reads to you.' }
  const author = { id, name: 'Ada Price' }
  const publication = { id: 'software:reader', base: 0, body, publishAt: null, author, why: '', now: new Date() }
  expect(await publish(db, publication)).toBe('done')

  const mail = createMail(settings)
  const stopListening = listenForAdmin({ settings, db, pool, mail, now: () => new Date() }, settings.dataFolder)
  const file = `${settings.contentFolder}/software/reader/software.yaml`
  expect(await linesOf(settings)).toEqual([file, '1 file has changed. Read the difference, then commit.'])
  expect(readFileSync(file, 'utf8')).toContain('description: It reads to you.')
  expect(() => readContent(settings.contentFolder)).not.toThrow()

  stopListening?.()
  mail.close()
  await close()
  expect(await linesOf(settings)).toEqual(['Nothing has changed: the files match what readers see.'])
})

test('without a database nothing is made', async () => {
  await expect(linesOf(folders())).rejects.toThrow(/^There is no database in .* yet\./)
})
