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
  draft: { name: '', minutes: 30, need: 'middle' },
  isPlanned: false,
}

test.each<Record<string, unknown>>([
  {},
  { start: 24, length: 15, energyOf: 'high', tasks: 'text', draft: null, isPlanned: 'yes' },
  { start: '9', length: 0, energyOf: { 9: 'none' }, tasks: [null, 7, {}, { name: ' ' }], draft: 7 },
  { start: 9.5, length: -1, energyOf: null, draft: { name: 7, minutes: 31, need: 'rest' } },
])('the record %j becomes a day to begin with', (record) => {
  expect(readPlan(record)).toEqual(fresh)
})

test('the values of a task in a record are corrected', () => {
  const tasks = [{ name: 'x'.repeat(101), minutes: 5, need: 'toString', more: true }]
  expect(readPlan({ tasks }).tasks).toEqual([{ name: 'x'.repeat(100), minutes: 30, need: 'middle' }])
})

test('a day is read as it was stored', () => {
  const energyOf = middle.with(23, 'rest').with(0, 'high').with(1, 'low')
  const day: EnergyPlan = {
    start: 23,
    length: 14,
    energyOf,
    tasks: [write],
    draft: { ...write, name: 'Ring ' },
    isPlanned: true,
  }
  expect(readPlan(JSON.parse(JSON.stringify(day)))).toEqual(day)
})
