import type { Promotion } from '@stepwise/deploy'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { beforeEach, expect, test } from 'vitest'
import { Ledger } from './ledger.ts'

const dayMs = 24 * 60 * 60_000
const start = Date.UTC(2026, 0, 1)
const day = (number: number) => start + number * dayMs

/** As pages get it: a host and remotes by version, such as `host@1 learn@2`. */
function registryOf(promotion: number, versions: string, more: Partial<Registry> = {}): Registry {
  const [host = '', ...remotes] = versions.split(' ').map((text) => text.split('@')[1] ?? '')
  const names = versions.split(' ').map((text) => text.split('@')[0])
  const placed = (part: string, version: string) => ({ version, folder: `/${part}/${version}/` })
  return {
    promotion,
    promotedAt: '',
    host: placed('host', host),
    remotes: remotes.map((version, at) => ({ config: { name: names[at + 1] }, ...placed('remotes', version) })),
    ...more,
  } as Registry
}

const entryOf = (promotion: number, ...changes: Promotion['changes']): Promotion => ({
  promotion,
  at: new Date(day(promotion)).toISOString(),
  who: 'ada',
  why: 'a word',
  kind: 'promotion',
  changes,
})
const first = entryOf(1, { part: 'host', from: null, to: '1' }, { part: 'learn', from: null, to: '1' })
const second = entryOf(2, { part: 'learn', from: '1', to: '2' })

let ledger: Ledger
const record = (entry: Promotion, registry: Registry) => ledger.record(entry, registry, ['ada'])
beforeEach(() => {
  ledger = new Ledger()
  expect(record(first, registryOf(1, 'host@1 learn@1'))).toEqual([])
})

test.each([
  ['a promotion that was left out', { ...second, promotion: 3 }, 'Promotion 3 follows 1.'],
  ['someone of no team', { ...second, who: 'eve' }, 'Promotion 2 is by eve, who is in no team.'],
  ['no reason', { ...second, why: ' ' }, 'Promotion 2 does not say why.'],
  ['no change', { ...second, changes: [] }, 'Promotion 2 does not say what changed.'],
  [
    'another version before',
    entryOf(2, { part: 'learn', from: '0', to: '2' }),
    'Promotion 2 says that learn was 0, and it was 1.',
  ],
  [
    'another set live than it says',
    entryOf(2, { part: 'learn', from: '1', to: '3' }),
    'Promotion 2: the history says host@1 learn@3, and live is host@1 learn@2.',
  ],
])('an entry of the history with %s', (_, entry, problem) => {
  expect(record(entry, registryOf(entry.promotion, 'host@1 learn@2'))).toContain(problem)
})

test('a tab gets only sets that were released', () => {
  record(second, registryOf(2, 'host@1 learn@2', { canaries: [{ part: 'learn', version: '3', percent: 10 }] }))
  const problemsOf = (registry: Registry, bucket = 50) => ledger.problemsOf(registry, bucket, day(3))
  expect(problemsOf(registryOf(2, 'host@1 learn@2'))).toEqual([])
  expect(problemsOf(registryOf(1, 'host@1 learn@1'))).toEqual([])
  expect(problemsOf(registryOf(1, 'host@1 learn@2'))).toMatchObject([expect.stringContaining('a mixture')])
  expect(problemsOf(registryOf(9, 'host@1 learn@2'))).toMatchObject([expect.stringContaining('no one made')])
  const moved = registryOf(2, 'host@1 learn@2')
  moved.host.folder = '/host/0/'
  expect(problemsOf(moved)).toMatchObject([expect.stringContaining('/host/0/ for the version 1')])

  const selection = { kind: 'canary' as const, parts: [{ part: 'learn', version: '3' }] }
  const canary = registryOf(2, 'host@1 learn@3', { selection })
  expect(problemsOf(canary, 9)).toEqual([])
  expect(problemsOf(canary, 10)).toMatchObject([expect.stringContaining('no one gave')])
})

test('files are promised for a week after no one gets their version any more', () => {
  record(second, registryOf(2, 'host@1 learn@2'))
  expect(ledger.isPromised('learn', '2', day(300))).toBe(true)
  expect(ledger.isPromised('learn', '1', day(8.9))).toBe(true)
  expect(ledger.isPromised('learn', '1', day(9.1))).toBe(false)
  expect(ledger.isPromised('learn', '9', day(2))).toBe(false)

  const link = {
    ...entryOf(3),
    kind: 'override' as const,
    versions: ['learn@4'],
    until: new Date(day(5)).toISOString(),
  }
  record(link, registryOf(3, 'host@1 learn@2'))
  expect(ledger.isPromised('learn', '4', day(11.9))).toBe(true)
  expect(ledger.isPromised('learn', '4', day(12.1))).toBe(false)
})
