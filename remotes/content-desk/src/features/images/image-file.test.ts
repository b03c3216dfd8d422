import { expect, test } from 'vitest'
import { fileProblem, fitSize, hasTooManyPixels, listEncodings, mustBeRedrawn } from './image-file.ts'

const file = (type: string, size = 3, name = 'photo') => ({ type, size, name })
const png = Uint8Array.from('\x89PNG\r\n\x1a\n', (letter) => letter.charCodeAt(0))
const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, 2, 0xff, 0xda)

test.each([
  [file('image/png', 40_000_000), null],
  [
    file('image/jpeg', 40_000_001),
    'This picture is larger than 40\u00A0MB. Make it smaller in a picture program, then try again.',
  ],
  [file('image/heic'), null],
  [file('', 3, 'IMG_1.HEIC'), null],
  [file('image/svg+xml'), 'Choose a PNG, JPEG or WebP picture.'],
  [file('image/gif'), 'A GIF picture can move by itself, so it cannot be used. Choose a PNG, JPEG or WebP picture.'],
])('a file is judged by its type and size: %o', (chosen, problem) => {
  expect(fileProblem(chosen)).toBe(problem)
})

test.each([
  ['a small picture', file('image/png'), png, false],
  ['the largest that is sent', file('image/png', 5_242_880), png, false],
  ['a larger one', file('image/png', 5_242_881), png, true],
  ['a photo that holds EXIF', file('image/jpeg'), photo, true],
  ['a HEIC photo', file('image/heic'), png, true],
])('a picture that must be drawn again is known before it is read: %s', (_what, chosen, bytes, expected) => {
  expect(mustBeRedrawn(chosen, bytes)).toBe(expected)
})

test.each([
  [{ width: 5000, height: 4000 }, false],
  [{ width: 5000, height: 4001 }, true],
  [{ width: 16_384, height: 1 }, true],
])('the server is sent what it decodes: %o', (size, expected) => {
  expect(hasTooManyPixels(size)).toBe(expected)
})

test('a picture is fitted with its shape, never made larger, and never nothing', () => {
  expect(fitSize({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
  expect(fitSize({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 })
  expect(fitSize({ width: 800, height: 600 }, 2000)).toEqual({ width: 800, height: 600 })
  expect(fitSize({ width: 16_000, height: 1 }, 1000)).toEqual({ width: 1000, height: 1 })
})

test('a picture that may be see-through is never encoded as JPEG, and each way is smaller than the one before', () => {
  const typesOf = (type: string) => [...new Set(listEncodings(type).map((encoding) => encoding.type))]
  expect(typesOf('image/png')).toEqual(['image/png', 'image/webp'])
  expect(typesOf('image/webp')).toEqual(['image/webp'])
  expect(typesOf('image/jpeg')).toEqual(['image/jpeg'])
  expect(typesOf('image/heic')).toEqual(['image/jpeg'])
  const weights = listEncodings('image/jpeg').map(({ quality = 1, maxSide }) => quality * maxSide)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
  expect(listEncodings('image/jpeg')[0]?.maxSide).toBe(2000)
})
