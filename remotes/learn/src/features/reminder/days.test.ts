import { expect, test } from 'vitest'
import { dayAfter } from './days.ts'

test('a day is one of this device, also at its midnight', () => {
  expect(dayAfter(1, new Date(2026, 11, 31, 23, 59))).toBe('2027-01-01')
  expect(dayAfter(7, new Date(2026, 1, 25, 0, 1))).toBe('2026-03-04')
})
