import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { directoryStore } from '../store/directory-store.ts'
import type { Store } from '../store/store.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { alterLive } from '../testing/moves.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { collectGarbage } from './gc.ts'
import { promote, withdraw } from './promote.ts'
import { publish } from './publish.ts'

const reason = { who: 'ada', why: 'a test' }
const now = new Date('2026-11-20T10:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000)
let root: string
let study: Store
let pro: Store

beforeEach(async () => {
  root = await temporaryFolder()
  study = directoryStore(root, 'study')
  pro = directoryStore(root, 'pro')
})

async function published(part: string, version: string, days: number) {
  await publish(study, part, part === 'host' ? await fakeHost(version) : await fakeRemote(part, version))
  const folder = part === 'host' ? `host/${version}` : `remotes/${part}/${version}`
  await utimes(join(root, folder), daysAgo(days), daysAgo(days))
}

async function promotedDaysAgo(days: number, store: Store, versions: Record<string, string>) {
  vi.useFakeTimers({ toFake: ['Date'], now: daysAgo(days) })
  const list = Object.entries(versions).map(([part, version]) => ({ part, version }))
  await promote(store, list, reason)
  vi.useRealTimers()
}

const versionsLeft = async () => ({
  host: (await study.files.list('host')).sort(),
  learn: (await study.files.list('remotes/learn')).sort(),
})
const gc = (options = {}) => collectGarbage(study.files, [pro.pointer, study.pointer], { now, ...options })

test('keeps what is live, was live in the last 30 days, what a rollback brings back, and what was published today', async () => {
  for (const version of ['1', '2', '3', '4', '5', '6', '7']) await published('learn', version, 90)
  await published('learn', 'new', 0.9)
  await published('host', '1', 90)
  await published('host', 'never', 1.1)
  await promotedDaysAgo(80, study, { host: '1', learn: '1' })
  await promotedDaysAgo(70, study, { learn: '2' })
  await promotedDaysAgo(60, study, { learn: '3' })
  await promotedDaysAgo(29, study, { learn: '4' })
  await promotedDaysAgo(28, study, { learn: '5' })

  const { removed, kept } = await gc()
  const ofLearn = ['1', '2', '6', '7'].map((version) => `remotes/learn/${version}`)
  expect(removed.map(({ folder }) => folder).sort()).toEqual(['host/never', ...ofLearn])
  // 3 was live until 29 days ago.
  expect(await versionsLeft()).toEqual({ host: ['1'], learn: ['3', '4', '5', 'new'] })
  expect(kept).toBe(5)
  expect((await gc()).removed).toEqual([])
})

test('a version that was live long ago stays while a rollback would bring it back', async () => {
  for (const version of ['1', '2', '3']) await published('learn', version, 200)
  await published('host', '1', 200)
  await promotedDaysAgo(190, study, { host: '1', learn: '1' })
  await promotedDaysAgo(180, study, { learn: '2' })
  await promotedDaysAgo(170, study, { learn: '3' })
  await gc()
  expect((await versionsLeft()).learn).toEqual(['2', '3'])
})

test('what the other edition has, a canary, and what a link chose in the last 30 days stay', async () => {
  for (const version of ['1', '2', 'canary', 'override', 'recent', 'ended']) await published('learn', version, 90)
  await published('host', '1', 90)
  await publish(pro, 'host', await fakeHost('pro', { edition: 'pro' }))
  await promotedDaysAgo(80, study, { host: '1', learn: '1' })
  await promotedDaysAgo(80, pro, { host: 'pro', learn: '2' })
  const canaries = [{ part: 'learn', version: 'canary', percent: 5 }]
  await alterLive(study, { registry: { canaries }, record: { kind: 'canary', changes: [] } })
  for (const [version, until] of [
    ['override', daysAgo(-1)],
    ['recent', daysAgo(29)],
    ['ended', daysAgo(31)],
  ] as const)
    await alterLive(study, { record: { kind: 'override', versions: [`learn@${version}`], until: until.toISOString() } })
  const { removed } = await gc()
  expect(removed.map(({ folder }) => folder)).toEqual(['remotes/learn/ended'])
})

test('a withdrawn remote can be brought back for 30 days', async () => {
  await published('learn', '1', 90)
  await published('host', '1', 90)
  await promotedDaysAgo(80, study, { host: '1', learn: '1' })
  vi.useFakeTimers({ toFake: ['Date'], now: daysAgo(10) })
  await withdraw(study, 'learn', reason)
  vi.useRealTimers()
  expect((await gc()).removed).toEqual([])
  expect((await gc({ now: daysAgo(-21) })).removed.map(({ folder }) => folder)).toEqual(['remotes/learn/1'])
})

test('a dry run says what would be removed, with its bytes, and removes nothing', async () => {
  await published('learn', '1', 90)
  const { removed } = await gc({ isDryRun: true })
  expect(removed).toMatchObject([{ folder: 'remotes/learn/1', bytes: expect.any(Number) }])
  expect(removed[0]?.bytes).toBeGreaterThan(100)
  expect((await versionsLeft()).learn).toEqual(['1'])
})

test('a promotion that comes while versions are removed waits, and is refused when its version is gone', async () => {
  await published('host', '1', 90)
  await published('learn', '1', 90)
  await promotedDaysAgo(1, study, { host: '1' })
  const { files } = study
  let promotion: Promise<unknown> = Promise.resolve()
  const slowly: typeof files = {
    ...files,
    published: async () => {
      promotion = promote(study, [{ part: 'learn', version: '1' }], reason).catch(({ message }) => message)
      await new Promise((resolve) => setTimeout(resolve, 200))
      return files.published()
    },
  }
  await collectGarbage(slowly, [pro.pointer, study.pointer], { now })
  expect(await promotion).toContain('There is no part called learn here.')
})
