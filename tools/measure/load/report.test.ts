// docs/scale.md
import { expect, test } from 'vitest'
import { faultNames } from './faults.ts'
import { listFigures, missedLimits } from './report.ts'
import type { FailedCall, LoadOptions, LoadResult } from './run-load.ts'

const options: LoadOptions = { students: 2000, seconds: 600, faults: [] }

function resultOf(changes: Partial<LoadResult> = {}): LoadResult {
  return {
    options,
    count: 132_000,
    callsPerSecond: 220,
    p99: { call: 100, page: 100 },
    renderedShare: 1,
    cpuMsAPage: 15,
    gatewayMegabytes: 400,
    megabytesAMinute: 2,
    failed: [],
    faults: [],
    acknowledged: 1,
    lost: [],
    ...changes,
  }
}

test('a run within every limit misses none', () => {
  expect(missedLimits(resultOf())).toEqual([])
})

const failed = (outcome: string, isDuringFault: boolean): FailedCall[] => [
  { call: 'GET /notes', outcome, at: 1, isDuringFault },
]
const oneError = (outcome: string) => [`There were 1 errors: 1 × ${outcome} of GET /notes.`]
const died = { fault: 'database' as const, at: 3000, restarted: 1 }
const slow = { call: 101, page: 100 }
test.each<[string, Partial<LoadResult>, string[]]>([
  ['slow calls', { p99: slow }, ['99 of 100 calls: 101 ms, wanted at most 100.']],
  ['slow pages', { p99: { call: 1, page: 101 } }, ['99 of 100 pages: 101 ms, wanted at most 100.']],
  ['pages without content', { renderedShare: 0.98 }, ['pages with their content: 0.98, wanted at least 0.99.']],
  ['few calls', { callsPerSecond: 219 }, ['calls a second: 219, wanted at least 220.']],
  ['a lost write', { lost: ['note 1'] }, ['acknowledged writes lost: 1, wanted at most 0.', 'Lost: note 1.']],
  ['a 503 without a fault', { failed: failed('503', false) }, oneError('503')],
  ['a 500 within a fault', { failed: failed('500', true) }, oneError('500')],
  ['memory that grows', { megabytesAMinute: 2.1 }, ['memory of an API grows each minute: 2.1 MB, wanted at most 2.']],
  ['an API that ended with the database', { faults: [died] }, ['1 of the APIs ended when the database did.']],
  ['a fault that was not made', { options: { ...options, faults: ['api'] } }, ['Not every fault was made.']],
])('%s is a missed limit', (_, changes, sentences) => {
  expect(missedLimits(resultOf(changes))).toEqual(sentences)
})

test('a 503 while a fault is on is none', () => {
  expect(missedLimits(resultOf({ failed: failed('503', true) }))).toEqual([])
})

test('memory is not judged in a short run, nor time in one with faults', () => {
  expect(missedLimits(resultOf({ options: { ...options, seconds: 60 }, megabytesAMinute: 9 }))).toEqual([])
  const faults = [{ fault: 'api' as const, at: 1, restarted: 1 }]
  expect(missedLimits(resultOf({ options: { ...options, faults: ['api'] }, faults, p99: slow }))).toEqual([])
})

test('each fault has the time for which calls failed', () => {
  const faults = [
    { fault: 'api' as const, at: 1000, restarted: 1 },
    { fault: 'database' as const, at: 5000, restarted: 0 },
    { fault: 'deployment' as const, at: 9000, restarted: 2 },
  ]
  const times = [5100, 5640, 9000].map((at) => ({ call: 'GET /notes', outcome: '503', at, isDuringFault: true }))
  const figures = listFigures(resultOf({ options: { ...options, faults: faultNames }, faults, failed: times }))
  expect(figures.map(({ name, value }) => [name, value])).toEqual([
    ['calls fail after the fault: api', 0],
    ['calls fail after the fault: database', 0.64],
    ['calls fail after the fault: deployment', 0],
    ['acknowledged writes lost, with faults', 0],
  ])
})
