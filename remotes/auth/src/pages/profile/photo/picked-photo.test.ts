import { expect, test, vi } from 'vitest'
import { openPhoto, type PickedPhoto, photoRule } from './picked-photo.ts'

const png = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'me.png', { type })
const messageFor = (file: File, isReadable = true) =>
  photoRule({ file, isReadable, url: 'blob:x' } satisfies PickedPhoto, {})

test('a photo may have 5 MB, not a byte more', () => {
  expect(messageFor(png(5_242_880))).toBeNull()
  expect(messageFor(png(5_242_881), false)).toBe('Error: Image is larger than 5MB')
})

test('a photo must be a JPEG or PNG, by type and by content', () => {
  expect(messageFor(png(1, 'image/gif'))).toBe('Error: Image type must be jpeg/png')
  expect(messageFor(png(1), false)).toBe('Error: Image type must be jpeg/png')
})

test.each([
  ['a GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0], 'Error: Image type must be jpeg/png'],
  ['half a signature', [0x89, 0x50], 'Error: Image type must be jpeg/png'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], null],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0], null],
])('%s that is named .png is judged by its content', async (_, bytes, message) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
  // As a browser would: it decodes a GIF, whatever its name.
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => {}
    },
  )
  const picked = await openPhoto(new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }))
  expect(photoRule(picked, {})).toBe(message)
})
