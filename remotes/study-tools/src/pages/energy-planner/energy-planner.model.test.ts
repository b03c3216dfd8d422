import { expect, test } from 'vitest'
import { type EnergyPlan, readPlan } from './energy-planner.model.ts'
import type { Energy, Task } from './plan-day.ts'

const middle = Array<Energy>(24).fill('middle')
const write: Task = { name: 'Write', minutes: 75, need: 'high' }

const fresh: EnergyPlan = {
  start: 9,
  length: 8,
  energyOf: middle,
  tasks: [],
  draft: { name: '', length: '30 minutes', need: 'middle' },
  isPlanned: false,
}

test.each<Record<string, unknown>>([
  {},
  { start: 24, length: 15, energyOf: 'high', tasks: 'text', draft: null, isPlanned: 'yes' },
  { start: '9', length: 0, energyOf: { 9: 'none' }, tasks: [null, 7, {}, { name: ' ' }], draft: 7 },
  { start: 9.6, length: -1, energyOf: null, draft: { name: 7, minutes: 31, need: 'rest' } },
])('the record %j becomes a day to begin with', (record) => {
  expect(readPlan(record)).toEqual(fresh)
})

test('the values of a task in a record are corrected', () => {
  const tasks = [{ name: 'x'.repeat(101), minutes: 495, need: 'toString', more: true }]
  expect(readPlan({ tasks }).tasks).toEqual([{ name: 'x'.repeat(100), minutes: 30, need: 'middle' }])
})

test('the draft of an earlier build, which chose the minutes, is read', () => {
  expect(readPlan({ draft: { name: 'Ring', minutes: 45, need: 'low' } }).draft).toEqual({
    name: 'Ring',
    length: '45 minutes',
    need: 'low',
  })
})

test('quarters of an hour are kept', () => {
  expect(readPlan({ start: 8.25, length: 7.5 })).toMatchObject({ start: 8.25, length: 7.5 })
  expect(readPlan({ start: 23.75, length: 0.25 })).toMatchObject({ start: 23.75, length: 0.25 })
})

test('a day is read as it was stored', () => {
  const energyOf = middle.with(23, 'rest').with(0, 'high').with(1, 'low')
  const day: EnergyPlan = {
    start: 23,
    length: 14,
    energyOf,
    tasks: [write],
    draft: { name: 'Ring ', length: '1h 30', need: 'high' },
    isPlanned: true,
  }
  expect(readPlan(JSON.parse(JSON.stringify(day)))).toEqual(day)
})
