import { expect, test } from 'vitest'
import { spokenAt, timeInView } from './reading-place.ts'

test('finds the paragraph that is spoken', () => {
  expect([0, 0.4, 12, 99].map((time) => spokenAt([0.4, 10, 20], time))).toEqual([-1, 0, 1, 2])
})

const paragraphs = [0.4, 10, 20].map((start, index) => ({ start, top: index * 500, bottom: index * 500 + 100 }))

test('goes on where the reader has come to', () => {
  expect(timeInView(paragraphs, 0, { top: 450, bottom: 900 })).toBe(10)
})

test('stays while the place is still in view, and where no paragraph is', () => {
  expect(timeInView(paragraphs, 1, { top: 0, bottom: 700 })).toBeNull()
  expect(timeInView(paragraphs, -1, { top: 0, bottom: 700 })).toBeNull()
  expect(timeInView(paragraphs, 0, { top: 700, bottom: 900 })).toBeNull()
  expect(timeInView([], -1, { top: 0, bottom: 700 })).toBeNull()
})
