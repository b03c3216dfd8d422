import { expect, test } from 'vitest'
import { formatDay, formatEnd, formatSummary, formatTime, formatUnplaced } from './format-day.ts'
import { type Day, type Energy, planDay, type Task, type Unplaced } from './plan-day.ts'

const middle = Array<Energy>(24).fill('middle')
const write: Task = { name: 'Write', minutes: 75, need: 'high' }

test('the text of a day says rests, strains and joined energies, and leaves out what is empty', () => {
  const energyOf = middle.with(9, 'high').with(11, 'rest')
  const day: Day = { start: 9, length: 3, energyOf, tasks: [write] }
  expect(formatDay(day, planDay(day))).toBe(`My day, 09:00 to 12:00

09:00 to 10:15  Write (1 hour 15 minutes, high and middle energy, but it needs high)
10:15 to 11:00  Free (45 minutes, middle energy)
11:00 to 12:00  Rest (1 hour)`)
})

test('free time is named for each energy', () => {
  const day: Day = { start: 9, length: 2, energyOf: middle.with(9, 'high'), tasks: [] }
  expect(formatDay(day, planDay(day)).split('\n').slice(2)).toEqual([
    '09:00 to 10:00  Free (1 hour, high energy)',
    '10:00 to 11:00  Free (1 hour, middle energy)',
  ])
})

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1440, '00:00'],
  [1515, '01:15'],
])('the minute %i is said as %s', (minutes, said) => {
  expect(formatTime(minutes)).toBe(said)
})

test.each<[Unplaced['reason'], string]>([
  ['long', 'no stretch between rests is long enough'],
  ['full', 'no free stretch is long enough any more'],
  ['energy', 'your energy is too low for it in the time that is left'],
])('the reason “%s” is shown in words', (reason, said) => {
  expect(formatUnplaced({ task: write, reason })).toBe(`Write: 1 hour 15 minutes, needs high energy (${said})`)
})

test.each([
  [9, 8, '17:00'],
  [22, 2, '00:00'],
  [22, 8, '06:00 on the next day'],
])('a day that starts at %i ends after %i hours at %s', (start, hours, end) => {
  expect(formatEnd(start, hours)).toBe(end)
})

test.each([
  [[write], '1 of 1 task placed, 45 minutes free.'],
  [[write, { ...write, minutes: 45 }], '2 of 2 tasks placed, no time free.'],
  [[write, write], '1 of 2 tasks placed, 45 minutes free.'],
])('the summary of %j is “%s”', (tasks, summary) => {
  const day: Day = { start: 9, length: 2, energyOf: middle.map(() => 'high'), tasks }
  expect(formatSummary(day, planDay(day))).toBe(summary)
})
