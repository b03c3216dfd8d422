import { expect, test } from 'vitest'
import { type PickedPhoto, photoRule } from './picked-photo.ts'

const photo = (changes: Partial<PickedPhoto>): PickedPhoto => ({
  type: 'image/png',
  size: 5_242_880,
  isReadable: true,
  url: 'blob:x',
  ...changes,
})
const judge = (changes: Partial<PickedPhoto>) => photoRule(photo(changes), {})

test('a photo may have exactly 5 MB, not a byte more', () => {
  expect(judge({})).toBeNull()
  expect(judge({ size: 5_242_881, isReadable: false })).toBe('Error: Image is larger than 5MB')
})

test('only jpeg and png, by name and by content', () => {
  expect(judge({ type: 'image/gif' })).toBe('Error: Image type must be jpeg/png')
  expect(judge({ isReadable: false })).toBe('Error: Image type must be jpeg/png')
})
