import { expect, test } from 'vitest'
import { focusPattern, formatFocus, parseFocus } from './picture-focus.ts'

test.each([
  ['30 70', { x: 30, y: 70 }],
  ['0 100', { x: 0, y: 100 }],
  ['', null],
  [undefined, null],
  ['101 0', null],
  ['1 2 3', null],
  ['50% 50%', null],
])('a focal point is read: %s', (focus, point) => {
  expect(parseFocus(focus)).toEqual(point)
})

test('a focal point is written in whole percent of the picture', () => {
  expect(formatFocus({ x: -3, y: 33.4 })).toBe('0 33')
  expect(focusPattern.test(formatFocus({ x: 104, y: 99.6 }))).toBe(true)
})
