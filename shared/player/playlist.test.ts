import { expect, test } from 'vitest'
import { nextVideo } from './playlist.ts'

const ids = ['a', 'b', 'c']
const next = (at: number, broken: string[] = [], isRepeated = false) => nextVideo(ids, at, new Set(broken), isRepeated)

test('goes through the list once', () => expect([0, 1, 2].map((at) => next(at))).toEqual([1, 2, null]))

test('skips what is broken, and ends when nothing else is left', () => {
  expect(next(0, ['a', 'b'])).toBe(2)
  expect(next(1, ['b', 'c'])).toBeNull()
  expect(next(2, ['c'])).toBeNull()
})

test('repeated, it begins again, with itself if need be, but not when all is broken', () => {
  expect(next(2, [], true)).toBe(0)
  expect(next(2, ['a', 'c'], true)).toBe(1)
  expect(next(1, ['a', 'c'], true)).toBe(1)
  expect(next(2, ids, true)).toBeNull()
})
