import { expect, test } from 'vitest'
import { formatDay, formatLongDay, formatMoment, formatShortDay, formatTime } from './format.ts'

const now = new Date('2026-11-27T12:00:00')

test('days and moments as the product writes them', () => {
  expect(formatDay('2026-03-03')).toBe('3 March 2026')
  expect(formatDay('2026-03-03T10:32:00')).toBe('3 March 2026')
  expect(formatLongDay('2026-03-03')).toBe('Tuesday 3 March 2026')
  expect(formatTime('2026-03-03T09:05:00')).toBe('09:05')
  expect(formatMoment('2026-03-03T10:32:00')).toBe('3 March 2026 at 10:32')
})

test('a short day has its year when that is not this one', () => {
  expect(formatShortDay('2026-03-03', now)).toBe('3 March')
  expect(formatShortDay('2025-03-03T10:32:00', now)).toBe('3 March 2025')
})
