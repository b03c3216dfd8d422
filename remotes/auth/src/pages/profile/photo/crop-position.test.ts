import { expect, test } from 'vitest'
import { moved, zoomed } from './crop-position.ts'

const square = { width: 200, height: 200 }
const wide = { width: 300, height: 200 }

test('a photo moves only as far as the crop stays within it', () => {
  expect(moved({ x: 0, y: 0 }, { x: 20 }, wide, square, 1)).toEqual({ x: 20, y: 0 })
  expect(moved({ x: 40, y: 0 }, { x: 20, y: 20 }, wide, square, 1)).toEqual({ x: 50, y: 0 })
  expect(moved({ x: 0, y: 0 }, { y: -20 }, wide, square, 2)).toEqual({ x: 0, y: -20 })
})

test('zoom goes in tenths from 1 to 3', () => {
  expect(zoomed(1.2, 1)).toBe(1.3)
  expect(zoomed(3, 1)).toBe(3)
  expect(zoomed(1, -1)).toBe(1)
})
