import { expect, test } from 'vitest'
import { frozen } from './freeze.ts'

const now = new Date('2026-07-10T23:10:00Z')

test.each([
  ['"2026-07-08T10:02:00.000Z"', '"2027-01-18T10:02:00.000Z"'],
  ['"2026-07-08"', '"2027-01-18"'],
  ['"2026-07-24T23:10:07.123Z"', '"2027-02-03T23:10:07.123Z"'],
])('%s is as far from the day that is shown: %s', (said, shown) => {
  expect(frozen(said, now)).toBe(shown)
})

test('everything of today has one time', () => {
  expect(frozen('"2026-07-10T22:59:01.500Z"', now)).toBe('"2027-01-20T14:30:00.000Z"')
})

test('a date of the content stays', () => {
  expect(frozen('["2026-01-02","in 2026-07-08"]', now)).toBe('["2026-01-02","in 2026-07-08"]')
})

test('accounts that were made for a picture have the address of the demo account', () => {
  expect(frozen('"student-0a1b2c3d4e5f@demo.stepwise.test"', now)).toBe('"student@demo.stepwise.test"')
})
