import { expect, test } from 'vitest'
import { dayWords, momentWords, personWords, zoneWords } from './moment-words.ts'

test('a day is said as people say it, with the year when it is another one', () => {
  const now = new Date('2026-11-22T12:00')
  expect(dayWords('2026-03-03', now)).toBe('3 March')
  expect(dayWords('2025-03-03', now)).toBe('3 March 2025')
  expect(dayWords('2026-03-03T12:00:00.000Z', now)).toBe('3 March')
})

test('a moment has its time, and the zone has a name', () => {
  const moment = new Date(2026, 2, 3, 10, 32)
  expect(momentWords(moment.toISOString())).toBe('3 March 2026 at 10:32')
  expect(zoneWords(moment)).toMatch(/[A-Z]/)
})

test('the person is called you', () => {
  expect(personWords({ name: 'Col', isYou: true })).toBe('you')
  expect(personWords({ name: 'Col', isYou: false })).toBe('Col')
})
