import { expect, test } from 'vitest'
import { breathAt, formatDuration } from './rhythm.ts'

test.each([
  [0, 'in', 4],
  [0.1, 'in', 4],
  [1, 'in', 3],
  [3.9, 'in', 1],
  [4, 'out', 6],
  [4.1, 'out', 6],
  [9.9, 'out', 1],
  [10, 'in', 4],
  [59.9, 'out', 1],
  [120, 'in', 4],
])('after %d seconds it is time to breathe %s, with %d seconds left', (elapsed, phase, secondsLeft) => {
  expect(breathAt(elapsed)).toEqual({ phase, secondsLeft })
})

test('three minutes hold 18 whole breaths: each counts down from 4, then from 6', () => {
  const said = Array.from({ length: 180 }, (_, second) => breathAt(second))
  const breath = [4, 3, 2, 1].map((left) => `in ${left}`).concat([6, 5, 4, 3, 2, 1].map((left) => `out ${left}`))
  expect(said.map(({ phase, secondsLeft }) => `${phase} ${secondsLeft}`)).toEqual(Array(18).fill(breath).flat())
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '1 minute 1 second'],
  [80, '1 minute 20 seconds'],
  [180, '3 minutes'],
])('%d seconds are said as “%s”', (seconds, said) => {
  expect(formatDuration(seconds)).toBe(said)
})
