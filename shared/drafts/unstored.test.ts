import { allSettled, createEvent, createStore, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asksBeforeLeaving, fillDevice } from '../testing/full-device.ts'
import type { Owner } from './device-records.ts'
import { canStore, createDrafts, createOutbox } from './index.ts'
import { countUnstored, setUnstored } from './unstored.ts'

// jsdom has no IndexedDB: the device is localStorage here.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void delete (globalThis as { stepwiseUnkept?: unknown }).stepwiseUnkept)

const flush = () => vi.advanceTimersByTimeAsync(0)

const personChanged = createEvent<Owner | null>()
const $owner = createStore<Owner | null>({ id: 'robin', deviceKey: 'f6'.repeat(32) }).on(
  personChanged,
  (_, owner) => owner,
)
const isValue = (value: unknown): value is string => typeof value === 'string'

const classifyFailure = ({ message }: Error) => ({ isTransient: true, message })
const anOutbox = (send: () => Promise<string>) =>
  createOutbox<string, string>({ area: 'outbox', $owner, send, isPayload: isValue, classifyFailure })

test('nothing is said to be kept before the device has confirmed it', async () => {
  const drafts = createDrafts({ area: 'notes', $owner, isValue })
  const scope = fork()
  await allSettled(drafts.opened, { scope })
  expect(scope.getState(drafts.$kept)).toEqual([])
  const stored = allSettled(drafts.changed, { scope, params: { id: 'one', value: 'Plan' } })
  expect(scope.getState(drafts.$kept)).toEqual([])
  await stored
  expect(scope.getState(drafts.$kept)).toEqual(['one'])
  fillDevice()
  await allSettled(drafts.changed, { scope, params: { id: 'one', value: 'Plan B' } })
  expect(scope.getState(drafts.$kept)).toEqual([])
})

test('a check of whether the device stores anything leaves nothing on it', async () => {
  expect(await canStore()).toBe(true)
  expect(localStorage).toHaveLength(0)
  fillDevice()
  expect(await canStore()).toBe(false)
})

test('drafts that the device refuses are asked about before leaving, and stored as soon as there is room', async () => {
  const drafts = createDrafts({ area: 'notes', $owner, isValue })
  const scope = fork()
  const makeRoom = fillDevice()
  await allSettled(drafts.changed, { scope, params: { id: 'one', value: 'Plan' } })
  await allSettled(drafts.changed, { scope, params: { id: 'two', value: 'Kit' } })
  expect(scope.getState(drafts.$unstored)).toEqual(['one', 'two'])
  expect(countUnstored()).toBe(2)
  expect(asksBeforeLeaving()).toBe(true)
  makeRoom()
  await allSettled(drafts.changed, { scope, params: { id: 'three', value: 'Go' } })
  expect(scope.getState(drafts.$unstored)).toEqual([])
  expect(asksBeforeLeaving()).toBe(false)
  const next = fork()
  await allSettled(drafts.opened, { scope: next })
  expect(next.getState(drafts.$drafts)).toEqual({ one: 'Plan', two: 'Kit', three: 'Go' })
})

test('a draft that was given up, or whose writer has left, is not asked about', async () => {
  const drafts = createDrafts({ area: 'notes', $owner, isValue })
  const scope = fork()
  fillDevice()
  await allSettled(drafts.changed, { scope, params: { id: 'one', value: 'Plan' } })
  await allSettled(drafts.discarded, { scope, params: 'one' })
  expect(asksBeforeLeaving()).toBe(false)
  await allSettled(drafts.changed, { scope, params: { id: 'two', value: 'Kit' } })
  expect(asksBeforeLeaving()).toBe(true)
  await allSettled(personChanged, { scope, params: null })
  expect(asksBeforeLeaving()).toBe(false)
})

test('a payload says whether the device has it, is asked about while it has not, and is stored in a later round', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('busy'))
  const outbox = anOutbox(send)
  const scope = fork()
  const makeRoom = fillDevice()
  for (const key of ['a', 'b']) void allSettled(outbox.posted, { scope, params: { key, payload: 'Plan' } })
  await flush()
  expect(send).toHaveBeenCalledTimes(2)
  expect(Object.values(scope.getState(outbox.$entries)).map(({ isStored }) => isStored)).toEqual([false, false])
  expect(asksBeforeLeaving()).toBe(true)
  makeRoom()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Object.values(scope.getState(outbox.$entries)).map(({ isStored }) => isStored)).toEqual([true, true])
  expect(asksBeforeLeaving()).toBe(false)
  expect(localStorage).toHaveLength(2)
})

test('a payload that the server has is not asked about, wherever it was', async () => {
  const outbox = anOutbox(async () => 'saved')
  const scope = fork()
  fillDevice()
  void allSettled(outbox.posted, { scope, params: { key: 'a', payload: 'Plan' } })
  await flush()
  expect(scope.getState(outbox.$entries)).toEqual({})
  expect(asksBeforeLeaving()).toBe(false)
})

test('a payload posted during a call is sent after it as it is', async () => {
  const answers: (() => void)[] = []
  const send = vi.fn((_payload: string) => new Promise<string>((resolve) => answers.push(() => resolve('saved'))))
  const outbox = createOutbox({ area: 'outbox', $owner, send, isPayload: isValue, classifyFailure })
  const scope = fork()
  for (const payload of ['Plan', 'Plan B']) {
    void allSettled(outbox.posted, { scope, params: { key: 'a', payload } })
    await flush()
  }
  answers[0]?.()
  await flush()
  expect(send.mock.calls.map(([payload]) => payload)).toEqual(['Plan', 'Plan B'])
})

test('leaving is listened to only while something is in this page alone', () => {
  expect(countUnstored()).toBe(0)
  const [added, removed] = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(globalThis, 'removeEventListener')]
  setUnstored('notes', 0)
  expect(added).not.toHaveBeenCalled()
  setUnstored('notes', 1)
  setUnstored('journal', 2)
  expect(countUnstored()).toBe(3)
  for (const area of ['notes', 'journal']) setUnstored(area, 0)
  expect(removed).toHaveBeenLastCalledWith(...(added.mock.calls[0] ?? []))
})

test('the count of another copy of the module counts', async () => {
  setUnstored('notes', 1)
  vi.resetModules()
  const copy = await import('./unstored.ts')
  expect(copy.countUnstored()).toBe(1)
  copy.setUnstored('notes', 0)
  expect(asksBeforeLeaving()).toBe(false)
})
