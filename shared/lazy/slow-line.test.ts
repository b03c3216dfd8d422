import { expect, test, vi } from 'vitest'
import { isLineSlow } from './slow-line.ts'

/** What has come to this page: bytes, and how many ms they took. */
const came = (...files: [bytes: number, ms: number][]) =>
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) =>
      type === 'resource'
        ? files.map(([transferSize, ms]) => ({ transferSize, responseStart: 100, responseEnd: 100 + ms }))
        : [],
  })

test.each([
  ['nothing has come', [], false],
  ['50 kbit/s', [[60_000, 9600]], true],
  ['2 Mbit/s', [[60_000, 240]], false],
  ['a small file says nothing', [[500, 300]], false],
  ['a file from the cache says nothing', [[0, 0]], false],
  ['slow at first, fast since', [[60_000, 9600], ...Array(5).fill([60_000, 200])], false],
] satisfies [string, [number, number][], boolean][])('%s', (_, files, expected) => {
  came(...files)
  expect(isLineSlow()).toBe(expected)
})

test('the estimate of the browser counts too', () => {
  came([60_000, 240])
  vi.stubGlobal('navigator', { connection: { downlink: 0.05 } })
  expect(isLineSlow()).toBe(true)
})
