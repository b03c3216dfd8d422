import { expect, test } from 'vitest'
import { planDay, sayLength, sayTime, sayUnplaced, textOf, tidyDay } from '../../apps/energy-planner/plan.js'

const middle = Array(24).fill('middle')
const write = { name: 'Write', minutes: 75, need: 'high' }

test('the text of a day says rests, strains and joined energies, and leaves out what is empty', () => {
  const energyOf = middle.with(9, 'high').with(11, 'rest')
  const day = { start: 9, length: 3, energyOf, tasks: [write] }
  expect(textOf(day, planDay(day))).toBe(`My day, 09:00 to 12:00

09:00 to 10:15  Write (1 hour 15 minutes, high and middle energy, but it needs high)
10:15 to 11:00  Free (45 minutes, middle energy)
11:00 to 12:00  Rest (1 hour)`)
})

test('free time is told for each energy', () => {
  const day = { start: 9, length: 2, energyOf: middle.with(9, 'high'), tasks: [] }
  expect(textOf(day, planDay(day)).split('\n').slice(2)).toEqual([
    '09:00 to 10:00  Free (1 hour, high energy)',
    '10:00 to 11:00  Free (1 hour, middle energy)',
  ])
})

test.each([
  [15, '15 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [120, '2 hours'],
  [105, '1 hour 45 minutes'],
  [0, '0 minutes'],
])('%i minutes are said as “%s”', (minutes, said) => {
  expect(sayLength(minutes)).toBe(said)
})

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1440, '00:00'],
  [1515, '01:15'],
])('the minute %i is said as %s', (minutes, said) => {
  expect(sayTime(minutes)).toBe(said)
})

test.each([
  ['long', 'no stretch between rests is long enough'],
  ['full', 'no free stretch is long enough any more'],
  ['energy', 'the time that is left has too little energy for it'],
])('the reason “%s” is said in words', (reason, said) => {
  expect(sayUnplaced({ task: write, reason })).toBe(`Write: 1 hour 15 minutes, needs high energy (${said})`)
})

const fresh = {
  start: 9,
  length: 8,
  energyOf: middle,
  tasks: [],
  draft: { name: '', minutes: 30, need: 'middle' },
  isPlanned: false,
}

test.each([
  undefined,
  {},
  [],
  { start: 24, length: 15, energyOf: 'high', tasks: 'text', draft: null, isPlanned: 'yes' },
  { start: '9', length: 0, energyOf: { 9: 'none' }, tasks: [null, 7, {}, { name: ' ' }], draft: 7 },
  { start: 9.5, length: -1, energyOf: null, draft: { name: 7, minutes: 31, need: 'rest' } },
])('the record %j becomes a day to begin with', (record) => {
  expect(tidyDay(record)).toEqual(fresh)
})

test('what a record has of a task is mended', () => {
  const tasks = [{ name: 'x'.repeat(101), minutes: 5, need: 'toString', more: true }]
  expect(tidyDay({ tasks }).tasks).toEqual([{ name: 'x'.repeat(100), minutes: 30, need: 'middle' }])
})

test('a day comes back as it was kept', () => {
  const energyOf = middle.with(23, 'rest').with(0, 'high').with(1, 'low')
  const day = { start: 23, length: 14, energyOf, tasks: [write], draft: { ...write, name: 'Ring ' }, isPlanned: true }
  expect(tidyDay(JSON.parse(JSON.stringify(day)))).toEqual(day)
})
