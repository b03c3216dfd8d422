import { beforeEach, expect, test, vi } from 'vitest'
import { deleteRecords, loadRecords, type Owner, setRecordAside, storeRecord } from './device-records.ts'

// jsdom has no IndexedDB: the device is localStorage here.
const owner: Owner = { id: 'robin', deviceKey: 'c3'.repeat(32) }
const scope = { area: 'notes', owner }
const isText = (value: unknown) => typeof value === 'string'
const load = () => loadRecords(scope, isText)
const device = () => ({ ...localStorage })
const storePlain = (key: string, value: unknown) =>
  localStorage.setItem(`stepwise.notes@2.robin.${key}`, JSON.stringify(value))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1000 }))

test('records are read with the time when they were stored, the oldest first', async () => {
  for (const [key, at] of Object.entries({ b: 3000, c: 1000, a: 2000 })) {
    vi.setSystemTime(at)
    await storeRecord(scope, key, `text ${key}`)
  }
  const { items, unreadable } = await load()
  const stored = items.map(({ key, at, value }) => `${key} ${at} ${value}`)
  expect(stored).toEqual(['c 1000 text c', 'a 2000 text a', 'b 3000 text b'])
  expect(unreadable).toEqual([])
})

test('a record that is stored deletes those that it replaces, and is there itself even when it is one of them', async () => {
  await storeRecord(scope, 'a', 'old')
  await storeRecord(scope, 'b', 'old')
  await storeRecord(scope, 'c', 'stays')
  await storeRecord(scope, 'a', 'new', ['a', 'b'])
  expect((await load()).items.map(({ key, value }) => `${key} ${value}`)).toEqual(['a new', 'c stays'])
})

test('only the records that are named are deleted', async () => {
  for (const key of ['a', 'b', 'c']) await storeRecord(scope, key, key)
  await deleteRecords(scope, ['a', 'c'])
  expect((await load()).items).toMatchObject([{ key: 'b' }])
})

test('a record of another key cannot be read, stays as it is, and is set aside so that a new one does not overwrite it', async () => {
  await storeRecord({ area: 'notes', owner: { ...owner, deviceKey: 'd4'.repeat(32) } }, 'a', 'Plan')
  const before = Object.values(device())
  expect(await load()).toEqual({ items: [], unreadable: ['a'] })
  expect(Object.values(device())).toEqual(before)

  vi.setSystemTime(2000)
  await setRecordAside(scope, 'a')
  expect(Object.keys(device())).toEqual(['stepwise.notes@2.robin.a~2000'])
  expect(Object.values(device())).toEqual(before)
  await storeRecord(scope, 'a', 'new')
  expect(await load()).toEqual({ items: [{ key: 'a', at: 2000, value: 'new' }], unreadable: ['a~2000'] })
})

test('nothing changes when there is no record to set aside', async () => {
  await storeRecord(scope, 'b', 'Plan')
  const before = device()
  await setRecordAside(scope, 'a')
  expect(device()).toEqual(before)
})

test('an encrypted record is not written again when it is read', async () => {
  await storeRecord(scope, 'a', 'Plan')
  const before = device()
  await load()
  expect(device()).toEqual(before)
})

test('a record that is not sealed, or holds something else, cannot be read, and stays as it is', async () => {
  storePlain('a', { at: 1000, value: 'Plan' })
  storePlain('b', null)
  await storeRecord(scope, 'c', { of: 'another build' })
  const before = device()
  const { items, unreadable } = await load()
  expect(items).toEqual([])
  expect(unreadable.sort()).toEqual(['a', 'b', 'c'])
  expect(device()).toEqual(before)
})
