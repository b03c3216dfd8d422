import { expect, test } from 'vitest'
import { hasMetadata, isAnimated, pictureType } from './picture-file.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpeg = (...segments: string[]) => bytes(`\xff\xd8${segments.join('')}\xff\xda\0\x02`)
const segment = (mark: string, data: string) => `\xff${mark}\0${String.fromCharCode(data.length + 2)}${data}`
const chunk = (type: string, data = '') => `\0\0\0${String.fromCharCode(data.length)}${type}${data}\0\0\0\0`
const png = (...chunks: string[]) => bytes(`\x89PNG\r\n\x1a\n${chunks.join('')}`)
const webp = (flags: number) => bytes(`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}\0\0\0`)

test.each([
  ['jpeg', jpeg()],
  ['png', png()],
  ['webp', webp(0)],
  [undefined, bytes('GIF89a')],
  [undefined, bytes('')],
])('the type is known from the bytes: %s', (type, file) => {
  expect(pictureType(file)).toBe(type)
})

test.each([
  ['a JPEG with JFIF alone', jpeg(segment('\xe0', 'JFIF')), false],
  ['a JPEG with a colour profile', jpeg(segment('\xe2', 'ICC_PROFILE')), false],
  ['a JPEG with EXIF after it', jpeg(segment('\xe0', 'JFIF'), segment('\xe1', 'Exif\0\0')), true],
  ['a JPEG with EXIF after a filling byte', jpeg('\xff', segment('\xe1', 'Exif\0\0')), true],
  ['a JPEG with IPTC', jpeg(segment('\xed', 'Photoshop')), true],
  ['a JPEG with a comment', jpeg(segment('\xfe', 'Home')), true],
  ['a JPEG whose head cannot be followed', jpeg(segment('\xe0', ''), 'lost'), true],
  ['a PNG', png(chunk('IHDR'), chunk('IDAT', 'x'), chunk('IEND')), false],
  ['a PNG with EXIF behind the picture', png(chunk('IDAT', 'x'), chunk('eXIf', 'x')), true],
  ['a PNG with XMP', png(chunk('iTXt', 'XML'), chunk('IDAT')), true],
  ['a WebP that is see-through', webp(16), false],
  ['a WebP with EXIF', webp(8), true],
  ['a WebP with XMP', webp(4), true],
])('data besides the picture are found: %s', (_what, file, expected) => {
  expect(hasMetadata(file)).toBe(expected)
})

test('a picture that moves says so', () => {
  expect(isAnimated(webp(2))).toBe(true)
  expect(isAnimated(webp(16))).toBe(false)
  expect(isAnimated(png(chunk('IHDR'), chunk('acTL'), chunk('IDAT')))).toBe(true)
  expect(isAnimated(png(chunk('IHDR'), chunk('IDAT'), chunk('acTL')))).toBe(false)
  expect(isAnimated(jpeg())).toBe(false)
})
