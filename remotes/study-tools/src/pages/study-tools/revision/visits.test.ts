import dayjs from 'dayjs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gaps, planVisits, revisionDays, type VisitWish, visitsByDay } from './visits.ts'

// A Monday.
const today = dayjs('2027-03-01')
const wish: VisitWish = {
  topics: ['Cells', 'Enzymes'],
  exam: dayjs('2027-04-26'),
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  from: 16 * 60,
  most: 60,
  each: 20,
}
const daysOf = (changes: Partial<VisitWish>, topic = 'Cells') =>
  planVisits({ ...wish, ...changes }, today)
    .visits.filter((visit) => visit.topic === topic)
    .map(({ day }) => day.diff(today, 'day'))

test('a topic is visited after 1, 3, 7, 14 and 30 days', () => {
  expect(daysOf({ topics: ['Cells'] })).toEqual([0, 1, 4, 11, 25, 55])
})

test('on chosen days of the week alone, from today to the day before the exam', () => {
  const weekdays = [1, 3]
  const days = revisionDays({ ...wish, weekdays, exam: dayjs('2027-03-10') }, today)
  expect(days.map((day) => day.format('ddd D'))).toEqual(['Mon 1', 'Wed 3', 'Mon 8'])
  expect(daysOf({ topics: ['Cells'], weekdays, exam: dayjs('2027-03-31') })).toEqual([0, 2, 7, 14, 28])
  expect(planVisits({ ...wish, exam: today }, today)).toEqual({ visits: [], unplaced: ['Cells', 'Enzymes'] })
})

test('visits of a day follow each other from the chosen time', () => {
  const topics = ['A', 'B', 'C', 'D']
  const { visits } = planVisits({ ...wish, topics, exam: dayjs('2027-03-03') }, today)
  expect(visits.map(({ topic, day, from, until }) => [topic, day.date(), from, until])).toEqual([
    ['A', 1, 960, 980],
    ['B', 1, 980, 1000],
    ['C', 2, 960, 980],
    ['D', 2, 980, 1000],
    ['A', 2, 1000, 1020],
  ])
})

test('topics for which there is no time are named', () => {
  const { unplaced } = planVisits({ ...wish, topics: ['A', 'B', 'C'], most: 20, exam: dayjs('2027-03-03') }, today)
  expect(unplaced).toEqual(['C'])
})

test('no day has more than its minutes, no topic two visits on a day, and none comes back sooner than its gap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 200 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      fc.integer({ min: 20, max: 180 }),
      (count, days, weekdays, most) => {
        const topics = Array.from({ length: count }, (_, index) => `Topic ${index}`)
        const exam = today.add(days, 'day')
        const { visits, unplaced } = planVisits({ ...wish, topics, exam, weekdays, most }, today)
        for (const day of visitsByDay(visits)) {
          expect(day.length * wish.each).toBeLessThanOrEqual(most)
          expect(new Set(day.map(({ topic }) => topic)).size).toBe(day.length)
          expect(weekdays).toContain(day[0]?.day.day())
          expect(day[0]?.day.isBefore(exam)).toBe(true)
        }
        for (const topic of topics) {
          const own = visits.filter((visit) => visit.topic === topic)
          expect(own.length === 0).toBe(unplaced.includes(topic))
          expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1))
          own.slice(1).forEach((visit, index) => {
            const gap = gaps[Math.min(index, gaps.length - 1)] ?? 0
            expect(visit.day.diff(own[index]?.day, 'day')).toBeGreaterThanOrEqual(gap)
          })
        }
      },
    ),
    { numRuns: 60 },
  )
})
