import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatShortDay, yearUnlessCurrent } from './entry-date.ts'

test.each([
  ['2026-11-20', 'Fri, Nov 20th'],
  ['2026-11-01', 'Sun, Nov 1st'],
  ['2026-12-22', 'Tue, Dec 22nd'],
  ['2027-01-03', 'Sun, Jan 3rd'],
  ['2024-02-29', 'Thu, Feb 29th'],
])('the table shows %s as %s', (date, words) => {
  // Month and day are on one line.
  expect(formatShortDay(date)).toBe(words.replace(/ (?=\d)/, '\u00A0'))
})

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
