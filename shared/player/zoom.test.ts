import { expect, test } from 'vitest'
import { changeZoom, unzoomed, type ZoomChange } from './zoom.ts'

const after = (...changes: ZoomChange[]) => changes.reduce(changeZoom, unzoomed)

test('goes from 100 to 500 percent and no further', () => {
  expect(after('in').level).toBe(150)
  expect(after(...Array<ZoomChange>(20).fill('in')).level).toBe(500)
  expect(after('in', 'out', 'out')).toEqual(unzoomed)
})

test('an unenlarged picture stays where it is', () => expect(after('left', 'up')).toEqual(unzoomed))

test('shows what is further left, until the edge of the picture', () => {
  expect(after('in', 'in', 'left')).toEqual({ level: 200, x: 20, y: 0 })
  expect(after('in', 'in', 'left', 'left', 'left', 'down')).toEqual({ level: 200, x: 50, y: -20 })
})

test('keeps the middle when enlarged further, and no gap when made smaller', () => {
  expect(after('in', 'in', 'right', 'in', 'in')).toEqual({ level: 300, x: -30, y: 0 })
  expect(after('in', 'in', 'left', 'left', 'left', 'out')).toEqual({ level: 150, x: 25, y: 0 })
})

test('reset brings back the whole picture', () => expect(after('in', 'left', 'reset')).toEqual(unzoomed))
