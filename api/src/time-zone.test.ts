import { expect, test } from 'vitest'
import { personDay } from './time-zone.ts'

test.each([
  ['the evening before clocks go forward', '2026-03-28T23:30:00Z', 'Europe/London', '2026-03-28'],
  ['the evening after: summer time is an hour ahead', '2026-03-29T23:30:00Z', 'Europe/London', '2026-03-30'],
  ['just before midnight in summer', '2026-07-01T22:59:59Z', 'Europe/London', '2026-07-01'],
  ['just after midnight in summer', '2026-07-01T23:00:00Z', 'Europe/London', '2026-07-02'],
  ['the evening after clocks went back', '2026-10-25T23:30:00Z', 'Europe/London', '2026-10-25'],
  ['another zone', '2026-03-10T20:00:00Z', 'Asia/Tokyo', '2026-03-11'],
])('%s', (_, moment, timeZone, day) => {
  expect(personDay(new Date(moment), timeZone)).toBe(day)
})
