import { expect, test } from 'vitest'
import { isSamePicture } from './is-same-picture.ts'

// docs/product/errors.md#protected-canvas

/** 64 × 64 pixels, opaque. */
const picture = (colour: (index: number) => number) =>
  Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, index) => (index % 4 === 3 ? 255 : colour(index)))
const noise = () => picture(() => Math.floor(Math.random() * 256))
const photo = picture((index) => (index * 7) % 256)

test.each([
  ['itself', true, photo, photo],
  ['changed lowest bits', true, photo, photo.map((value) => value ^ 1)],
  ['the rings of a JPEG', true, photo, photo.map((value, index) => value + (index % 12 < 2 ? 40 : -4))],
  ['white that was drawn', true, picture(() => 255), picture(() => 255)],
  ['noise', false, photo, noise()],
  ['noise of a grey photo', false, picture(() => 128), noise()],
  ['noise in both', false, noise(), noise()],
  ['white', false, photo, picture(() => 255)],
  ['nothing', false, photo, new Uint8ClampedArray()],
])('%s is the same picture: %s', (_, isSame, drawn, read) => {
  expect(isSamePicture(drawn, read)).toBe(isSame)
})
