import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { directoryStore } from '../store/directory-store.ts'
import type { Store } from '../store/store.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { alterLive } from '../testing/moves.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { collectGarbage, collectOldVersions } from './gc.ts'
import { promote, rollback, withdraw } from './promote.ts'
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

async function doneDaysAgo(days: number, release: () => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ['Date'], now: daysAgo(days) })
  await release()
  vi.useRealTimers()
}

const promotedDaysAgo = (days: number, store: Store, versions: Record<string, string>) => {
  const list = Object.entries(versions).map(([part, version]) => ({ part, version }))
  return doneDaysAgo(days, () => promote(store, list, reason))
}

const versionsLeft = async () => ({
  host: (await study.files.list('host')).sort(),
  learn: (await study.files.list('remotes/learn')).sort(),
})
const gc = (options = {}) => collectGarbage(study.files, [pro.pointer, study.pointer], { now, ...options })

test('keeps what is live or was in the last week, the ten that were live before, and what was published in the last week', async () => {
  const versions = Array.from({ length: 15 }, (_, at) => `${at + 1}`)
  for (const version of versions) await published('learn', version, 90)
  await published('learn', 'never', 7.1)
  await published('learn', 'new', 6.9)
  await published('host', '1', 90)
  await promotedDaysAgo(80, study, { host: '1', learn: '1' })
  for (const version of versions.slice(1, 14)) await promotedDaysAgo(80 - Number(version), study, { learn: version })
  expect(await gc()).toMatchObject({ kept: 13 })
  // 14 is live, 4 to 13 were before, 15 never was.
  const tenBefore = versions.slice(3, 14)
  expect(await versionsLeft()).toEqual({ host: ['1'], learn: [...tenBefore, 'new'].sort() })
  expect((await gc()).removed).toEqual([])
})

test('a version that was replaced in the last week stays, however many came after it', async () => {
  const versions = Array.from({ length: 16 }, (_, at) => `${at + 1}`)
  for (const version of versions) await published('learn', version, 90)
  await published('host', '1', 90)
  await promotedDaysAgo(80, study, { host: '1', learn: '1' })
  await promotedDaysAgo(70, study, { learn: '2' })
  for (const version of versions.slice(2)) await promotedDaysAgo(6.9 - Number(version) / 10, study, { learn: version })
  await gc()
  expect((await versionsLeft()).learn).toEqual(versions.slice(1).sort())
})

test('a version that a rollback would bring back stays, even when it was live before ten others', async () => {
  const versions = Array.from({ length: 14 }, (_, at) => `${at + 1}`)
  for (const version of versions) await published('learn', version, 200)
  await published('host', '1', 200)
  await promotedDaysAgo(190, study, { host: '1', learn: '1' })
  for (const version of versions.slice(1)) await promotedDaysAgo(190 - Number(version), study, { learn: version })
  for (let count = 0; count < 12; count += 1) await doneDaysAgo(100 - count, () => rollback(study, 'learn', reason))
  await gc()
  // 2 is live; 3 to 12 were the last before; a rollback leads to 1.
  expect((await versionsLeft()).learn).toEqual(versions.slice(0, 12).sort())
})

test('the versions of the other edition, a canary, and the choices of links in the last week stay', async () => {
  for (const version of ['1', '2', 'canary', 'override', 'recent', 'ended']) await published('learn', version, 90)
  await published('host', '1', 90)
  await publish(pro, 'host', await fakeHost('pro', { edition: 'pro' }))
  await promotedDaysAgo(80, study, { host: '1', learn: '1' })
  await promotedDaysAgo(80, pro, { host: 'pro', learn: '2' })
  const canaries = [{ part: 'learn', version: 'canary', percent: 5 }]
  await alterLive(study, { registry: { canaries }, record: { kind: 'canary', changes: [] } })
  for (const [version, until] of [
    ['override', daysAgo(-1)],
    ['recent', daysAgo(6)],
    ['ended', daysAgo(8)],
  ] as const)
    await alterLive(study, { record: { kind: 'override', versions: [`learn@${version}`], until: until.toISOString() } })
  const { removed } = await gc()
  expect(removed.map(({ folder }) => folder)).toEqual(['remotes/learn/ended'])
})

test('a withdrawn remote can be brought back', async () => {
  for (const version of ['1', '2', '3']) await published('learn', version, 90)
  await published('host', '1', 90)
  await promotedDaysAgo(80, study, { host: '1', learn: '1' })
  await promotedDaysAgo(79, study, { learn: '2' })
  await doneDaysAgo(60, () => withdraw(study, 'learn', reason))
  expect((await gc()).removed.map(({ folder }) => folder)).toEqual(['remotes/learn/3'])
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
  let promotion: Promise<unknown> | undefined
  const slowly: typeof files = {
    ...files,
    remove: async (one) => {
      promotion ??= promote(study, [{ part: 'learn', version: '1' }], reason).catch(({ message }) => message)
      await new Promise((resolve) => setTimeout(resolve, 200))
      return files.remove(one)
    },
  }
  await collectGarbage(slowly, [pro.pointer, study.pointer], { now })
  expect(await promotion).toContain('There is no part called learn here.')
})

test('a version that became live after the list was made stays', async () => {
  await published('host', '1', 90)
  await published('learn', '1', 90)
  await promotedDaysAgo(1, study, { host: '1' })
  const { pointer } = study
  // Between the look and the hold.
  const late: typeof pointer = {
    ...pointer,
    hold: async (work) => {
      await promote(study, [{ part: 'learn', version: '1' }], reason)
      return pointer.hold(work)
    },
  }
  expect((await collectGarbage(study.files, [pro.pointer, late], { now })).removed).toEqual([])
  expect((await versionsLeft()).learn).toEqual(['1'])
})

test('the pointers are let go between two versions that take long to remove', async () => {
  await published('host', '1', 90)
  for (const version of ['1', '2', '3']) await published('learn', version, 90)
  await promotedDaysAgo(1, study, { host: '1' })
  const { files } = study
  const order: string[] = []
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let promotion: Promise<unknown> | undefined
  const slowly: typeof files = {
    ...files,
    remove: async (one) => {
      promotion ??= study.pointer.move(async () => undefined).then(() => order.push('moved'))
      vi.setSystemTime(Date.now() + 1100)
      order.push('removed')
      return files.remove(one)
    },
  }
  await collectGarbage(slowly, [pro.pointer, study.pointer], { now })
  await promotion
  expect(order.indexOf('moved')).toBeLessThan(2)
})

test('the history says what was removed, and nothing live is changed', async () => {
  for (const version of ['1', '2']) await published('learn', version, 90)
  await published('host', '1', 90)
  await promotedDaysAgo(80, study, { host: '1' })
  const pointers = [pro.pointer, study.pointer]
  const before = await study.pointer.read()
  expect((await collectOldVersions(study, pointers, reason, { now, isDryRun: true })).removed).toHaveLength(2)
  expect(await study.pointer.read()).toEqual(before)
  await collectOldVersions(study, pointers, reason, { now })
  expect((await study.pointer.history()).at(-1)).toMatchObject({
    promotion: 2,
    kind: 'gc',
    who: 'ada',
    changes: [],
    versions: ['learn@1', 'learn@2'],
    note: 'removed learn@1, learn@2, 0.0 MB',
  })
  const after = await study.pointer.read()
  expect({ ...after, promotion: 1, canaries: [] }).toEqual({ ...before, canaries: [] })
  await collectOldVersions(study, pointers, reason, { now })
  expect((await study.pointer.read())?.promotion).toBe(2)
})
