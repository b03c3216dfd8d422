import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ownDatabase } from '../../../test/support/own-database.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { useTestApi } from '../../../test/support/test-api.ts'
import { openDatabase } from '../../database/database.ts'
import { seedDemo } from '../../demo/seed.ts'
import { sumTables } from '../backup/tables.ts'
import { runVerb } from '../run-verb.ts'
import type { AdminContext, AdminVerb } from '../verb.ts'
import { backupVerbs } from './backup.ts'

vi.setConfig({ testTimeout: 180_000 })

const api = useTestApi()
const verbs: AdminVerb[] = backupVerbs
const folder = mkdtempSync(`${tmpdir()}/stepwise-backups-`)
const backup = `${folder}/whole.backup.gz`
/** An empty database, as the verbs have it; each test finds what the one before has left. */
let target: AdminContext
const closers = [async () => rmSync(folder, { recursive: true, force: true })]
afterAll(async () => {
  for (const close of closers) await close()
})

const contextOf = (settings: Partial<AdminContext['settings']> = {}): AdminContext => ({
  ...api.context,
  settings: { ...api.context.settings, ...settings },
  pool: api.pool,
  who: 'a test',
  report: () => undefined,
})

const run = (context: AdminContext, name: string, options: Record<string, unknown>) =>
  runVerb(context, verbs.find((verb) => verb.name === name) as AdminVerb, options)

async function sums({ pool }: Pick<AdminContext, 'pool'>) {
  const client = await pool.connect()
  await client.query('begin')
  const found = await sumTables(client)
  await client.query('rollback')
  client.release()
  // Written after each change, so it differs.
  found.delete('operator_audit')
  return Object.fromEntries(found)
}

beforeAll(async () => {
  await seedDemo(api.context)
  const picture = { type: 'png', bytes: Buffer.from([0, 1, 92, 255, 10, 13]), width: 1, height: 1 } as const
  const row = { hash: 'a'.repeat(64), ...picture, uploaded_at: new Date('2026-03-29T01:30:00.123Z') }
  await api.context.db.insertInto('content_images').values(row).execute()
  await run(contextOf(), 'backup', { to: backup })
  const own = await ownDatabase({ empty: true, keep: true })
  const { db, pool, close } = await openDatabase(own.settings)
  target = { ...contextOf(own.settings), db, pool }
  closers.push(close, own.remove)
}, 180_000)

test('only its owner may read a backup, and nothing else is left beside it', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['whole.backup.gz'])
})

test.each([
  ['ends too early', (bytes: Buffer) => bytes.subarray(0, bytes.length - 30)],
  ['ends in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['has another byte', (bytes: Buffer) => bytes.map((byte, at) => (at === 4000 ? byte ^ 1 : byte))],
  ['is something else', () => Buffer.from('# a text')],
])('a file that %s changes nothing', async (_, damage) => {
  const file = `${folder}/damaged.gz`
  onTestFinished(() => rmSync(file))
  writeFileSync(file, damage(readFileSync(backup)))
  await expect(run(target, 'restore', { from: file })).rejects.toThrow(
    'is damaged, or is not a complete Stepwise backup',
  )
  expect(await sums(target)).toEqual({})
})

test('a file that is not there, and the other edition, are refused in a sentence', async () => {
  await expect(run(target, 'restore', { from: `${folder}/no` })).rejects.toThrow(`There is no file ${folder}/no.`)
  const pro = { ...target, settings: { ...target.settings, edition: 'pro' as const } }
  await expect(run(pro, 'restore', { from: backup })).rejects.toThrow('The backup is of the study edition')
})

test('a backup restored into an empty database has the same rows', async () => {
  await run(target, 'restore', { from: backup })
  expect(await sums(target)).toEqual(await sums(contextOf()))
  expect((await sums(target)).notes?.rows).toBeGreaterThan(0)
  expect(await target.db.selectFrom('content_images').select('bytes').execute()).toEqual([
    { bytes: Buffer.from([0, 1, 92, 255, 10, 13]) },
  ])
})

test('a database with data is refused, and replaced when that is asked for', async () => {
  await target.db.deleteFrom('notes').execute()
  await expect(run(target, 'restore', { from: backup })).rejects.toThrow('This database already has data.')
  expect((await sums(target)).notes?.rows).toBe(0)
  await run(target, 'restore', { from: backup, replace: true })
  expect(await sums(target)).toEqual(await sums(contextOf()))
})

test('a folder keeps as many backups as --keep says', async () => {
  const into = temporaryFolder()
  writeFileSync(`${into}/another.file`, '')
  for (const second of [1, 2]) {
    const now = () => new Date(`2026-03-10T12:00:0${second}Z`)
    await run({ ...contextOf(), now }, 'backup', { to: into, keep: 1, noVerify: true })
  }
  expect(readdirSync(into).sort()).toEqual(['another.file', 'stepwise-study-2026-03-10T12-00-02-000Z.backup.gz'])
})
