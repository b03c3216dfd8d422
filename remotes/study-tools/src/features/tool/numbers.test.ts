import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampTyped, wholeNumber } from './numbers.ts'

test.each(['', ' ', 'ten', '1e3', '1.5', '-1', '0x10', '٣', '12a', '9'.repeat(12)])(
  '"%s" is not a whole number',
  (text) => {
    expect(wholeNumber(text, 0, 1000)).toBeNull()
  },
)

test('a whole number is accepted within the bounds, and rejected above them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (number) => {
      expect(wholeNumber(` ${number} `, 0, 1000)).toBe(number <= 1000 ? number : null)
    }),
  )
})

test('numbers are clamped to 0–99, and other text stays as typed', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(clampTyped(String(number), 0, 99)).toBe(String(Math.min(99, Math.max(0, number))))
    }),
  )
  expect(clampTyped('five', 0, 99)).toBe('five')
  expect(clampTyped('', 0, 99)).toBe('')
  expect(clampTyped('12.5', 0, 99)).toBe('12')
})
