import { expect, test } from 'vitest'
import { formatPercent, minutes, percentCompleted } from './panel.ts'

test.each([
  [0, '0% complete'],
  [99, '99% complete'],
  [100, '100% completed'],
])('%d percent reads %s', (percent, words) => expect(formatPercent(percent)).toBe(words))

test.each([
  [20, 1],
  [90, 1],
  [91, 2],
  [600, 10],
])('%d seconds are %d minutes', (seconds, expected) => expect(minutes(seconds)).toBe(expected))

test('says 100 percent only when all steps are completed', () => {
  const steps = Array.from({ length: 300 }, (_, index) => ({ isCompleted: index > 0 }))
  expect(percentCompleted(steps)).toBe(99)
  expect(percentCompleted([])).toBe(0)
})
