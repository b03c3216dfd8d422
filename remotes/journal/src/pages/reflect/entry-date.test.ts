import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShortDay, yearUnlessCurrent } from './entry-date.ts'

test('the year is given only when it is not this year', () => {
  expect(yearUnlessCurrent('2026-01-01', new Date(2026, 11, 31))).toBeNull()
  expect(yearUnlessCurrent('2025-12-31', new Date(2026, 0, 1))).toBe('2025')
})

test('every day has its weekday, its month, and its number with the right ending', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (moment) => {
      const date = moment.toISOString().slice(0, 10)
      const [, weekday, month, number, ending] =
        /^(\w{3}), (\w{3})\u00A0(\d{1,2})(st|nd|rd|th)$/.exec(formatShortDay(date)) ?? []
      const inUtc = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`))
      expect([weekday, month, number]).toEqual([
        inUtc({ weekday: 'short' }),
        inUtc({ month: 'short' }),
        inUtc({ day: 'numeric' }),
      ])
      const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(Number(number))
      expect(ending).toBe({ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule])
    }),
  )
})
