import { expect, test } from 'vitest'
import { choosePlace } from './place-beside.ts'

// docs/product/accessibility.md#tooltips. With real words: e2e/specs/ruler-and-names.spec.ts

const page = { width: 320, height: 256 }
const size = { width: 60, height: 30 }
const words = (left: number, top: number, width: number, height: number) => ({
  area: area(left, top, width, height),
  weight: 100,
})
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
  ['above where words are below', middle, [words(0, 150, 320, 20)], { left: 130, top: 64 }],
  [
    'at a side where words are below and above',
    middle,
    [words(0, 150, 320, 20), words(0, 70, 320, 20)],
    { left: 72, top: 107 },
  ],
  ['inside the window', corner, [], { left: 254, top: 56 }],
  ['before a button in the corner with words below', corner, [words(0, 60, 320, 20)], { left: 204, top: 13 }],
  [
    'over its icon where words are everywhere',
    corner,
    [words(0, 54, 320, 200), words(0, 0, 250, 60)],
    { left: 254, top: 13 },
  ],
])('the tooltip stands %s', (_, button, seen, place) => {
  expect(choosePlace(button, size, page, seen)).toEqual(place)
})

test('the tooltip is in the middle of a button that fills the window', () => {
  expect(choosePlace(area(0, 0, 320, 256), size, page, [])).toEqual({ left: 130, top: 113 })
})
