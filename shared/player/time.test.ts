import { expect, test } from 'vitest'
import { clock } from './time.ts'

test.each([
  [0, '0:00'],
  [75.9, '1:15'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [36_754, '10:12:34'],
  [Number.NaN, '0:00'],
])('%d s are %s', (seconds, words) => {
  expect(clock(seconds)).toBe(words)
})
