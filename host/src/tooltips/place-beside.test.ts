import { expect, test } from 'vitest'
import { choosePlace } from './place-beside.ts'

// docs/product/accessibility.md#tooltips. With real words: e2e/specs/ruler-and-names.spec.ts

const page = { width: 320, height: 256 }
const size = { width: 60, height: 30 }
const area = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const middle = area(138, 100, 44, 44)
const corner = area(270, 6, 44, 44)

test.each([
  ['below a button with room around it', middle, [], { left: 130, top: 150 }],
  ['above where words stand below', middle, [area(0, 150, 320, 20)], { left: 130, top: 64 }],
  [
    'at a side where words stand below and above',
    middle,
    [area(0, 150, 320, 20), area(0, 70, 320, 20)],
    { left: 72, top: 107 },
  ],
  ['inside the window', corner, [], { left: 254, top: 56 }],
  ['before a button in the corner with words below', corner, [area(0, 60, 320, 20)], { left: 204, top: 13 }],
  [
    'over least where words are everywhere',
    corner,
    [area(0, 70, 320, 200), area(0, 0, 264, 60)],
    { left: 254, top: 56 },
  ],
])('the tooltip stands %s', (_, button, seen, place) => {
  expect(choosePlace(button, size, page, seen)).toEqual(place)
})

test('the tooltip stands at the edge of a window that its button fills or has left', () => {
  expect(choosePlace(area(0, 0, 320, 256), size, page, [])).toEqual({ left: 130, top: 262 })
})
