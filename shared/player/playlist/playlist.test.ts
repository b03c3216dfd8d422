import { expect, test } from 'vitest'
import { nextVideo } from './playlist.ts'

const ids = ['a', 'b', 'c']
const next = (at: number, broken: string[] = [], isRepeated = false) => nextVideo(ids, at, new Set(broken), isRepeated)

test('the list is played once', () => expect([0, 1, 2].map((at) => next(at))).toEqual([1, 2, null]))

test('broken videos are skipped, and the list ends where only those are left', () => {
  expect(next(0, ['a', 'b'])).toBe(2)
  expect(next(1, ['b', 'c'])).toBeNull()
  expect(next(2, ['c'])).toBeNull()
})

test('a repeated list starts again, with the same video if the others are broken, unless all are', () => {
  expect(next(2, [], true)).toBe(0)
  expect(next(2, ['a', 'c'], true)).toBe(1)
  expect(next(1, ['a', 'c'], true)).toBe(1)
  expect(next(2, ids, true)).toBeNull()
})
