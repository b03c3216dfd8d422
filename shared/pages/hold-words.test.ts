import { expect, test } from 'vitest'
import { holdWords } from './hold-words.ts'

test('formats how long to hold', () => {
  expect(holdWords({ least: 10, most: 15, sides: false })).toBe('Hold for 10 to 15 seconds')
  expect(holdWords({ least: 20, most: 20, sides: true })).toBe('Hold for 20 seconds on each side')
  expect(holdWords({ least: 1, most: 1, sides: false })).toBe('Hold for 1 second')
})
