import { expect, test } from 'vitest'
import { formatBytes, formatCount, formatMinutes, formatShortMinutes, joinUnits } from './format.ts'

/** As a person sees it. */
const plain = (words: string) => words.replaceAll('\u00A0', ' ')

test.each([
  [0, '0 days'],
  [0.5, '0.5 days'],
  [1, '1 day'],
  [2.5, '2.5 days'],
])('%d day is written as %s', (count, words) => {
  expect(plain(formatCount(count, 'day'))).toBe(words)
})

test('a word that takes no s has its own', () => {
  expect(plain(formatCount(2, 'entry', 'entries'))).toBe('2 entries')
})

test.each([
  [1, '1 minute', '1 min'],
  [59, '59 minutes', '59 min'],
  [60, '1 hour', '1 h'],
  [65, '1 hour 5 minutes', '1 h 5 min'],
  [121, '2 hours 1 minute', '2 h 1 min'],
])('%d minutes are %s, in short %s', (minutes, long, short) => {
  expect(plain(formatMinutes(minutes))).toBe(long)
  expect(plain(formatShortMinutes(minutes))).toBe(short)
})

test.each([
  [1, '1 kB'],
  [640_000, '640 kB'],
  [2_340_000, '2.3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(plain(formatBytes(bytes))).toBe(words)
})

test('a number is on one line with the sign of its unit', () => {
  expect([formatShortMinutes(61, 'm'), formatBytes(8)]).toEqual(['1\u00A0h 1\u00A0m', '1\u00A0kB'])
})

test('in a text of an author too', () => {
  expect(joinUnits('PDF (10 pages, 0.3 MB)')).toBe('PDF (10 pages, 0.3\u00A0MB)')
})
