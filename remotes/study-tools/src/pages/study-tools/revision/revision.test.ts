import dayjs from 'dayjs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysPerTopic, mostTopics, paceNote, revisionPlan } from './revision.model.ts'

test.each([
  [10, 4, 2.5],
  [10, 3, 3.5],
  [30, 31, 1],
  [1, 4, 0.5],
  [10, 1000, 0],
  [0, 5, 0],
  [-3, 5, 0],
  [20, 0, 0],
])('%d days and %d topics are %d day per topic', (days, topics, pace) => expect(daysPerTopic(days, topics)).toBe(pace))

test('the pace is never negative, always a half, and within a quarter of the exact one', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 40_000 }), fc.integer({ min: 0, max: mostTopics }), (days, topics) => {
      const pace = daysPerTopic(days, topics)
      expect(pace).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(pace * 2)).toBe(true)
      if (days > 0 && topics > 0) expect(Math.abs(pace - days / topics)).toBeLessThanOrEqual(0.25)
    }),
  )
})

test('a pace that does not help is explained', () => {
  expect(paceNote(-1, 5)).toBe('The date has passed, so there are no days left to plan.')
  expect(paceNote(0, 5)).toBe('The date is today, so there are no days left to plan.')
  expect(paceNote(1, 0)).toBe('There are no topics to share the days between.')
  expect(paceNote(10, 100)).toBe('There are more topics than days: plan for about 10 topics a day.')
  expect(paceNote(10, 11)).toBe('There are more topics than days: plan for about 2 topics a day.')
  expect(paceNote(10, 10)).toBeNull()
})

test('the plan has every topic once, in order, on days from today to the day before the exam', () => {
  const today = dayjs('2027-03-01')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: mostTopics }), (days, topics) => {
      const plan = revisionPlan(today, days, topics)
      expect(plan).toHaveLength(Math.min(days, topics))
      expect(plan[0]?.firstTopic).toBe(1)
      expect(plan.at(-1)?.lastTopic).toBe(topics)
      expect(plan[0]?.from.diff(today, 'day')).toBe(0)
      expect(plan.at(-1)?.until.diff(today, 'day')).toBe(days - 1)
      plan.forEach((row, index) => {
        expect(row.lastTopic).toBeGreaterThanOrEqual(row.firstTopic)
        expect(row.until.diff(row.from, 'day')).toBeGreaterThanOrEqual(0)
        const next = plan[index + 1]
        if (next) expect([next.firstTopic, next.from.diff(row.until, 'day')]).toEqual([row.lastTopic + 1, 1])
      })
    }),
    { numRuns: 60 },
  )
  expect(revisionPlan(today, -5, 3)).toEqual([])
})
