import { expect, test } from 'vitest'
import { daysBetween, greetingFor } from './greeting.ts'

const at = (moment: string) => new Date(moment).getTime()

test.each([
  ['2026-11-20T09:00:00Z', 0],
  ['2026-11-21T08:59:00Z', 0],
  ['2026-11-25T09:00:00Z', 5],
  ['2026-11-26T08:59:00Z', 5],
  ['2026-11-26T09:00:00Z', 6],
])('from 20 November at nine to %s are %i whole days', (moment, days) => {
  expect(daysBetween(at('2026-11-20T09:00:00Z'), at(moment))).toBe(days)
})

test.each([
  [0, "Hi Robin, let's begin..."],
  [5, "Hi Robin, let's begin..."],
  [6, 'Hi Robin, welcome back...'],
  [400, 'Hi Robin, welcome back...'],
])('after %i days: %s', (days, greeting) => {
  expect(greetingFor('Robin', days)).toBe(greeting)
})
