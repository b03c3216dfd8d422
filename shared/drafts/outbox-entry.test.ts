import { expect, test } from 'vitest'
import { isAnyWaiting, markFailed, newEntry, type OutboxEntry, retryEntry, retryWaiting } from './outbox-entry.ts'

const entry = (key: string, changes: Partial<OutboxEntry<string>> = {}) => ({
  ...newEntry(key, `text ${key}`, true),
  ...changes,
})
const busy = { isTransient: true, message: 'busy' }

test('a new entry is on its way, but not sent before it is stored', () => {
  expect(newEntry('a', 'Plan')).toMatchObject({ state: 'sending', isReady: false, failures: 0, problem: null })
})

test('entries wait when any of them does', () => {
  const waiting = entry('a', { state: 'waiting' })
  expect(isAnyWaiting({ a: waiting, b: entry('b', { state: 'rejected' }) })).toBe(true)
  expect(isAnyWaiting({ a: entry('a'), b: entry('b', { state: 'rejected' }) })).toBe(false)
  expect(isAnyWaiting({})).toBe(false)
})

test('a round sends what waits, and never what the server has rejected', () => {
  const rejected = entry('b', { state: 'rejected' })
  const entries = retryWaiting({ a: entry('a', { state: 'waiting', failures: 2 }), b: rejected })
  expect(entries).toEqual({ a: entry('a', { failures: 2 }), b: rejected })
})

test('a person tries one entry again: its failures no longer count, and the others stay as they are', () => {
  const rejected = entry('b', { state: 'rejected', failures: 1 })
  const entries = retryEntry({ a: entry('a', { state: 'rejected', failures: 3 }), b: rejected }, 'a')
  expect(entries).toEqual({ a: entry('a'), b: rejected })
})

test('each failure of an entry counts, with its reason, and leaves the others as they are', () => {
  const others = { b: entry('b'), c: entry('c', { payload: 'text a' }) }
  const once = markFailed({ a: entry('a'), ...others }, { key: 'a', payload: 'text a', ...busy })
  const failedOnce = entry('a', { state: 'waiting', failures: 1, problem: 'busy' })
  expect(once).toEqual({ a: failedOnce, ...others })
  const conflict = { isTransient: false, message: 'changed', current: 'text of the server' }
  expect(markFailed(once, { key: 'a', payload: 'text a', ...conflict })).toEqual({
    a: entry('a', { state: 'rejected', failures: 2, problem: 'changed', current: 'text of the server' }),
    ...others,
  })
})

test('an entry that was posted again during the call is not the one that failed', () => {
  const entries = { a: entry('a', { payload: 'newer text' }) }
  expect(markFailed(entries, { key: 'a', payload: 'text a', ...busy })).toEqual(entries)
})
