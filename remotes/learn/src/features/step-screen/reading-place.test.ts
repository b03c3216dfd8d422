import { expect, test } from 'vitest'
import { spokenAt, timeInView } from './reading-place.ts'

test('finds the paragraph that is spoken', () => {
  expect([0, 0.4, 12, 99].map((time) => spokenAt([0.4, 10, 20], time))).toEqual([-1, 0, 1, 2])
})

const paragraphs = [0.4, 10, 20].map((start, index) => ({ start, top: index * 500, bottom: index * 500 + 100 }))

test('returns the time of the first paragraph in view', () => {
  expect(timeInView(paragraphs, 0, { top: 450, bottom: 900 })).toBe(10)
})

test('returns null while the spoken paragraph is in view, or none is', () => {
  expect(timeInView(paragraphs, 1, { top: 0, bottom: 700 })).toBeNull()
  expect(timeInView(paragraphs, -1, { top: 0, bottom: 700 })).toBeNull()
  expect(timeInView(paragraphs, 0, { top: 700, bottom: 900 })).toBeNull()
  expect(timeInView([], -1, { top: 0, bottom: 700 })).toBeNull()
})
