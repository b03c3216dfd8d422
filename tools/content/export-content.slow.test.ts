import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from '../../api/src/content/load-content.ts'
import { readContent } from '../../api/src/content/read-content.ts'
import { openDatabase } from '../../api/src/database/database.ts'
import { migrate } from '../../api/src/database/migrate.ts'
import { publish } from '../../api/src/modules/documents/revisions.repository.ts'
import { writeContent } from '../../api/test/support/content-fixture.ts'
import { exportContent } from './export-content.ts'

function folders() {
  const folder = mkdtempSync(`${tmpdir()}/stepwise-content-`)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { databaseUrl: undefined, dataFolder: `${folder}/data`, contentFolder: `${folder}/content` }
}

async function linesOf(settings: ReturnType<typeof folders>) {
  const lines: string[] = []
  await exportContent(settings, (line) => lines.push(line))
  return lines
}

test('what is published is written into content/, a second time nothing is', async () => {
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

  // The server is still running.
  await expect(linesOf(settings)).rejects.toThrow(
    /^The database in .* is in use by another process\. Stop that one first\.$/,
  )
  await close()

  const file = `${settings.contentFolder}/software/reader/software.yaml`
  expect(await linesOf(settings)).toEqual([file, '1 file has changed. Read the difference, then commit.'])
  expect(readFileSync(file, 'utf8')).toContain('description: It reads to you.')
  expect(() => readContent(settings.contentFolder)).not.toThrow()
  expect(await linesOf(settings)).toEqual(['Nothing has changed: the files say what readers see.'])
})

test('without a database nothing is made', async () => {
  await expect(linesOf(folders())).rejects.toThrow(/^There is no database in .* yet, so nothing is published\.$/)
})
