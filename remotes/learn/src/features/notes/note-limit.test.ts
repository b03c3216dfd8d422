import { noteLimit as wireLimit } from '@stepwise/shared/contracts/note'
import { expect, test } from 'vitest'
import { characterCount, lengthProblem, noteLimit } from './note-limit.ts'

test('the limit is that of the contract', () => {
  expect(noteLimit).toBe(wireLimit)
})

test('counts the trimmed text', () => {
  expect(characterCount('  Plan \n')).toBe('4 of 10,000 characters')
  expect(lengthProblem(` ${'x'.repeat(noteLimit)} `)).toBeNull()
  expect(lengthProblem('x'.repeat(noteLimit + 1))).toMatch(/^This note is 1 character too long\./)
  expect(lengthProblem('x'.repeat(20_000))).toMatch(/^This note is 10,000 characters too long\./)
})
