import { expect, test } from 'vitest'
import { changeZoom, unzoomed, type ZoomChange } from './zoom.ts'

const after = (...changes: ZoomChange[]) => changes.reduce(changeZoom, unzoomed)

test('the zoom is between 100 and 500 percent', () => {
  expect(after('in').level).toBe(150)
  expect(after(...Array<ZoomChange>(20).fill('in')).level).toBe(500)
  expect(after('in', 'out', 'out')).toEqual(unzoomed)
})

test('a picture that is not enlarged cannot be moved', () => expect(after('left', 'up')).toEqual(unzoomed))

test('left shows what is further left, up to the edge of the picture', () => {
  expect(after('in', 'in', 'left')).toEqual({ level: 200, x: 20, y: 0 })
  expect(after('in', 'in', 'left', 'left', 'left', 'down')).toEqual({ level: 200, x: 50, y: -20 })
})

test('zooming in keeps the middle, zooming out leaves no gap', () => {
  expect(after('in', 'in', 'right', 'in', 'in')).toEqual({ level: 300, x: -30, y: 0 })
  expect(after('in', 'in', 'left', 'left', 'left', 'out')).toEqual({ level: 150, x: 25, y: 0 })
})

test('reset shows the whole picture', () => expect(after('in', 'left', 'reset')).toEqual(unzoomed))
