import { expect, test } from 'vitest'
import { createFigures } from './figures.ts'
import { readOptions } from './options.ts'
import { missedLimits, tableOf } from './report.ts'
import type { LoadResult } from './run-load.ts'

function resultOf(changes: Partial<LoadResult> = {}): LoadResult {
  const figures = createFigures()
  figures.record('GET /flows', 12, false)
  return {
    when: '2026-03-10T12:00:00Z',
    options: readOptions(['--minutes', '10']),
    requestsPerSecond: 1,
    all: figures.all(),
    calls: figures.calm(),
    callsDuringFaults: [],
    windows: [],
    failed: [],
    faults: [],
    acknowledged: 1,
    lost: [],
    samples: [],
    delays: [],
    memory: [{ name: 'API 1', begin: 90, end: 91 }],
    ...changes,
  }
}

test('a run within every limit misses none', () => {
  expect(missedLimits(resultOf())).toEqual([])
})

const slow = { ...resultOf().all, p99: 101 }
const failed = (outcome: string, isDuringFault: boolean) => [{ call: 'GET /notes', outcome, at: 1, isDuringFault }]
const oneError = (outcome: string) => `There were 1 errors: 1 × ${outcome} of GET /notes.`
const endedApi = [{ fault: 'database' as const, at: 3000, restarted: 1 }]
test.each([
  ['slow calls', { all: slow }, '99 of 100 calls must be answered within 100 ms; it was 101 ms.'],
  ['a lost write', { lost: ['note 1'] }, '1 writes that were acknowledged are lost: note 1.'],
  ['a 503 without a fault', { failed: failed('503', false) }, oneError('503')],
  ['a 500 within a fault', { failed: failed('500', true) }, oneError('500')],
  ['memory that grows', { memory: [{ name: 'API 1', begin: 90, end: 111 }] }, 'API 1 used 2.1 MB more each minute.'],
  ['an API that ended with the database', { faults: endedApi }, '1 of the APIs ended when the database did.'],
  ['a fault that was not made', { options: readOptions(['--fault', 'api']) }, 'Not every fault was made.'],
])('%s is a missed limit', (_, changes: Partial<LoadResult>, sentence) => {
  expect(missedLimits(resultOf(changes))).toEqual([sentence])
})

test('a 503 while a fault is on is none', () => {
  expect(missedLimits(resultOf({ failed: failed('503', true) }))).toEqual([])
})

test('of each fault it is told how many calls it failed, and for how long', () => {
  const faults = [
    { fault: 'api' as const, at: 1000, restarted: 1 },
    { fault: 'database' as const, at: 5000, restarted: 0 },
    { fault: 'deployment' as const, at: 9000, restarted: 2 },
  ]
  const failed = [5100, 5640, 9000].map((at) => ({ call: 'GET /notes', outcome: '503', at, isDuringFault: true }))
  const lines = tableOf(resultOf({ faults, failed }))
  expect(lines).toContain('\nFault: api, no errors.')
  expect(lines).toContain('\nFault: database, 2 errors, the last after 0.6 s.')
  expect(lines).toContain('\nFault: deployment, 1 error, the last after 0 s.')
})

test('percentiles are those of the calls, in milliseconds', () => {
  const figures = createFigures()
  for (let milliseconds = 1; milliseconds <= 100; milliseconds++) figures.record('GET /notes', milliseconds, false)
  figures.record('GET /notes', 5000, true)
  const [notes] = figures.calm()
  expect(notes).toMatchObject({ count: 100, p50: 50, p99: 99 })
  expect(notes?.max).toBeCloseTo(100, 0)
  expect(figures.duringFaults()[0]?.count).toBe(1)
})

test.each([
  [['--fault', 'flood'], 'There is no fault "flood".'],
  [['--students', 'many'], '--students must be a number above 0.'],
  [['--studnets', '1'], "Unknown option '--studnets'"],
])('%j is refused with the usage', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason)
  expect(() => readOptions(args)).toThrow('npm run load')
})
