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
  const message = `There have been too many photos. Please wait ${words} and try again.`
  const failure = { status: 429, message, headers: { 'retry-after': String(seconds) } }
  const { status, message: said, headers } = tooMany(seconds, 'photos')
  expect({ status, message: said, headers }).toEqual(failure)
})
