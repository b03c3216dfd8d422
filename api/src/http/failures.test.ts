import { expect, test } from 'vitest'
import { tooMany } from './failures.ts'

test.each([
  [1, '1 second'],
  [15, '15 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3600, '60 minutes'],
  [7200, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %d seconds is said as %s, and in the header', (seconds, words) => {
  const { status, message, headers } = tooMany(seconds, 'photos')
  expect({ status, message }).toEqual({
    status: 429,
    message: `There were too many photos. Please wait ${words} and try again.`,
  })
  expect(headers).toEqual({ 'retry-after': String(seconds) })
})
