import { expect, test } from 'vitest'
import { cellsOf, differences, formatCells, parseCells } from './cells.ts'

/** A grey picture of 100 by 80 pixels, in which these pixels are red. */
function picture(...red: [x: number, y: number][]) {
  const [width, height] = [100, 80]
  const data = new Uint8Array(width * height * 3).fill(128)
  for (const [x, y] of red) data.set([255, 0, 0], (y * width + x) * 3)
  return { data, width, height }
}

test('a picture has a letter for each square, and one for what is left at its edge', () => {
  expect(cellsOf(picture())).toMatch(/^(.)\1..?\1\1.$/)
  expect(cellsOf(picture())).toHaveLength(3 * 2)
})

test('one pixel changes the letter of its square alone', () => {
  const [before, now] = [cellsOf(picture()), cellsOf(picture([99, 41]))]
  expect(now.slice(0, 5)).toBe(before.slice(0, 5))
  expect(now[5]).not.toBe(before[5])
})

test('a colour that changes everywhere changes every letter', () => {
  const { data, ...size } = picture()
  const [before, now] = [cellsOf({ data, ...size }), cellsOf({ data: data.map((byte) => byte + 1), ...size })]
  expect([...now].filter((letter, at) => letter === before[at])).toEqual([])
})

test('screens that differ are listed, the largest share first', () => {
  const before = new Map([
    ['same', 'AAAA'],
    ['a little', 'AAAA'],
    ['much', 'AAAA'],
    ['another size', 'AAAA'],
    ['gone', 'AAAA'],
  ])
  const now = new Map([
    ['same', 'AAAA'],
    ['a little', 'AABA'],
    ['much', 'BBAB'],
    ['another size', 'AAAAAA'],
    ['new', 'AAAA'],
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
