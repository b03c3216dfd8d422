import dayjs from 'dayjs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysUntil, isoDay, parseDay, parseIsoDay, spokenDay, typedDay } from './dates.ts'

test.each([
  '31/02/2026',
  '00/01/2026',
  '29/02/2027',
  '2026-05-14',
  '14.05.2026',
  '14/05/26',
  '1/1/0026',
  'tomorrow',
  '',
])('"%s" is rejected', (text) => expect(parseDay(text)).toBeNull())

test('every formatted day is parsed to the same day', () => {
  const days = fc.date({ min: new Date(2000, 0, 2), max: new Date(2199, 11, 30), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const day = dayjs(date).startOf('day')
      expect(parseDay(typedDay(day))?.valueOf()).toBe(day.valueOf())
      expect(parseIsoDay(isoDay(day))?.valueOf()).toBe(day.valueOf())
    }),
  )
})

test('daysUntil counts calendar days, across a clock change too', () => {
  const march = dayjs('2026-03-27T23:30')
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      expect(daysUntil(march.add(days, 'day'), march)).toBe(days)
    }),
  )
})

test('spokenDay has the weekday, the day, the month and the year', () => {
  const day = parseDay('4/5/2027')
  expect(day && spokenDay(day)).toBe('Tuesday 4 May 2027')
})
