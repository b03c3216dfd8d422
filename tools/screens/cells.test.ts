import { expect, test } from 'vitest'
import { differences, encodeCells, formatCells, parseCells } from './cells.ts'

type Red = [x: number, y: number]

/** A grey picture of 130 by 120 pixels, so of three squares in two rows, in which these pixels are another grey. */
function picture(changed: Red[] = [], grey = 0) {
  const [width, height] = [130, 120]
  const data = new Uint8Array(width * height * 3).fill(128)
  for (const [x, y] of changed) data.fill(grey, (y * width + x) * 3, (y * width + x) * 3 + 3)
  return encodeCells({ data, width, height })
}

const line = (y: number) => Array.from({ length: 50 }, (_, x): Red => [x, y])
const share = (before: string, now: string) => differences(new Map([['a', before]]), new Map([['a', now]]))[0]?.share

test('a picture has two letters for each square, the narrow ones at its edge included', () => {
  expect(picture()).toHaveLength(2 * 3 * 2)
})

test.each([
  ['nothing', picture(), undefined],
  ['a thin line', picture(line(10)), 1 / 6],
  ['a line in each row', picture([...line(10), ...line(70)]), 2 / 6],
  ['a corner drawn a little differently', picture(line(10).slice(0, 20), 134), undefined],
])('%s changes its own squares', (_, now, expected) => {
  expect(share(picture(), now)).toBe(expected)
})

test('a line that moves by one pixel is a difference', () => {
  const [before, now] = [encodeCells(stripes(0)), encodeCells(stripes(1))]
  expect(share(before, now)).toBe(1)
})

test('a colour of the same brightness is a difference', () => {
  const red = encodeCells({
    data: Uint8Array.from({ length: 3 * 60 * 60 }, (_, at) => (at % 3 === 0 ? 90 : 0)),
    ...square,
  })
  const green = encodeCells({
    data: Uint8Array.from({ length: 3 * 60 * 60 }, (_, at) => (at % 3 === 1 ? 90 : 0)),
    ...square,
  })
  expect(share(red, green)).toBe(1)
})

const square = { width: 60, height: 60 }
const stripes = (from: number) => ({
  data: Uint8Array.from({ length: 3 * 60 * 60 }, (_, at) => (Math.floor(at / 180) === 20 + from ? 0 : 255)),
  ...square,
})

test('screens that differ are listed, the largest share first', () => {
  const before = new Map([
    ['same', 'AAAAAAAA'],
    ['a little', 'AAAAAAAA'],
    ['much', 'AAAAAAAA'],
    ['another size', 'AAAAAAAA'],
    ['gone', 'AAAAAAAA'],
  ])
  const now = new Map([
    ['same', 'AAAEAAAA'],
    ['a little', 'AAAFAAAA'],
    ['much', 'BAAABABA'],
    ['another size', 'AAAAAAAAAA'],
    ['new', 'AAAAAAAA'],
  ])
  expect(differences(before, now)).toEqual([
    { name: 'another size', share: 1 },
    { name: 'new', share: 1 },
    { name: 'much', share: 0.75 },
    { name: 'a little', share: 0.25 },
  ])
})

test('a set is read as it was written', () => {
  const cells = new Map([
    ['study, Home, 375 dark', 'AB+/'],
    ['pro, Text step, 1440 light', 'CD'],
  ])
  expect(parseCells(formatCells('Chromium 153', cells))).toEqual({ browser: 'Chromium 153', cells })
})
