import { expect, test } from 'vitest'
import { waitAfter } from './attempts.repository.ts'

test('ten tries are free, then the wait doubles up to a quarter of an hour', () => {
  expect([0, 9, 10, 11, 12, 15, 16, 17, 1000].map(waitAfter)).toEqual([0, 0, 15, 30, 60, 480, 900, 900, 900])
})
