import { expect, test } from 'vitest'
import { personWords, zoneWords } from './moment-words.ts'

test('a time zone has a name', () => {
  const moment = new Date(2026, 2, 3, 10, 32)
  expect(zoneWords(moment)).toMatch(/[A-Z]/)
})

test('the person is called you', () => {
  expect(personWords({ name: 'Col', isYou: true })).toBe('you')
  expect(personWords({ name: 'Col', isYou: false })).toBe('Col')
})
