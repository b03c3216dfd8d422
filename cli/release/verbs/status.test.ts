import type { Store } from '@stepwise/deploy'
import { directoryStore, promote, publish, rollback } from '@stepwise/deploy'
import { fakeBuildRecord } from '@stepwise/deploy/testing/fake-builds'
import { fakeHost, fakeRemote } from '@stepwise/deploy/testing/fake-parts'
import { namedVersions } from '@stepwise/deploy/testing/fake-store'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Options, Verb } from '../verb.ts'
import { findCounts } from '../watch/fault-rate.ts'
import { printedBy } from './printed-by.ts'
import { historyVerb, statusVerb } from './status.ts'

let store: Store
const reason = { who: 'ada', why: 'one word' }

async function printed(verb: Verb, options: Options = {}): Promise<string[]> {
  const lines = await printedBy(verb, [], { store, options })
  return lines.map((line) =>
    line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, (time) => (time.startsWith('2026-01-02') ? time : 'NOW')),
  )
}

const words = 'feat(learn): let notes be pinned (and 1 more)'
const counts = [{ ...findCounts([], { part: 'learn', version: '1.0.0-1' }), loads: 200, faults: 4, errors: 1 }]
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ counts }))
})
afterEach(() => void vi.unstubAllGlobals())

beforeAll(async () => {
  store = directoryStore(await temporaryFolder(), 'study')
  await publish(store, 'host', await fakeHost('1.0.0-aaaaaaaa'))
  const uncommitted = { ...fakeBuildRecord, commit: '', author: '', builtBy: 'ben' }
  await publish(store, 'journal', await fakeRemote('journal', '1.0.0-bbbbbbbb'), { record: uncommitted })
  for (const version of ['1.0.0-1', '1.0.0-22', '1.0.0-333']) {
    const changes = version === '1.0.0-1' ? [] : ['feat(learn): let notes be pinned', 'fix(learn): the order']
    const record = { ...fakeBuildRecord, isDirty: version === '1.0.0-22', changes }
    await publish(store, 'learn', await fakeRemote('learn', version), { record })
  }
  await promote(store, namedVersions('host@1.0.0-aaaaaaaa journal@1.0.0-bbbbbbbb learn@1.0.0-1'), reason)
  await promote(store, namedVersions('learn@1.0.0-22'), reason)
  await rollback(store, 'learn', { who: 'eve', why: 'it fails', for: 'ada' }, { recalls: true })
})

test('the status has a line for each version, with its date, commit and author', async () => {
  expect(await printed(statusVerb)).toEqual([
    'Promotion 3 of NOW UTC, study edition',
    'host     live    1.0.0-aaaaaaaa  2026-01-02 03:04  01234567     Ada Lovelace',
    'journal  live    1.0.0-bbbbbbbb  2026-01-02 03:04  (no commit)  ben',
    'learn    live    1.0.0-1         2026-01-02 03:04  01234567     Ada Lovelace            200 loads, 4 faults, 1 errors (2.5 %)',
    `         stored  1.0.0-333       2026-01-02 03:04  01234567     Ada Lovelace                                                   ${words}`,
    `         stored  1.0.0-22        2026-01-02 03:04  01234567+    Ada Lovelace  recalled                                         ${words}`,
    '+ built with uncommitted changes',
  ])
})

test('the status shows one part, and the last versions beside the live one', async () => {
  expect(await printed(statusVerb, { part: 'learn', last: '1' })).toEqual([
    'Promotion 3 of NOW UTC, study edition',
    'learn  live    1.0.0-1    2026-01-02 03:04  01234567  Ada Lovelace    200 loads, 4 faults, 1 errors (2.5 %)',
    `       stored  1.0.0-333  2026-01-02 03:04  01234567  Ada Lovelace                                           ${words}`,
  ])
})

test('one line says that nothing is known of browsers without an API', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  const lines = await printed(statusVerb, { part: 'journal', address: 'http://localhost:1' })
  expect(lines.at(-1)).toMatch(/^There is no data from browsers: http:\/\/localhost:1 does not answer/)
})

test('the status shows who has a version first', async () => {
  const canaries = [{ part: 'learn', version: '1.0.0-333', percent: 10 }]
  const live = await store.pointer.read()
  if (!live) throw new Error('Nothing is live.')
  const withCanary = { ...store, pointer: { ...store.pointer, read: async () => ({ ...live, canaries }) } }
  const lines = await printedBy(statusVerb, [], { store: withCanary })
  expect(lines.find((line) => line.includes('1.0.0-333'))).toMatch(/Ada Lovelace {2}canary for 10 % .* \(and 1 more\)$/)
})

test('the history says who, when, what and why, and for whom', async () => {
  expect(await printed(historyVerb, { last: '2' })).toEqual([
    '   2  NOW  ada  promotion: one word',
    `      learn  1.0.0-1 → 1.0.0-22  2026-01-02 03:04  01234567+  Ada Lovelace  ${words}`,
    '   3  NOW  eve for ada  rollback: it fails; recalled from open tabs',
    '      learn  1.0.0-22 → 1.0.0-1  2026-01-02 03:04  01234567  Ada Lovelace',
  ])
  expect((await printed(historyVerb, { part: 'journal' }))[0]).toBe('   1  NOW  ada  promotion: one word')
})

test.each(['0', '-1', 'x', '1.5', ''])('a count that is none is an error: "%s"', async (last) => {
  const words = `--last is "${last}"; it must be a whole number from 1.`
  await expect(printed(historyVerb, { last })).rejects.toThrow(words)
})
