import { expect, test } from 'vitest'
import { endYears, startYears, withChosen } from './course-years.ts'

test('without an end year a course starts within five years of now', () => {
  expect(startYears(null, 2026)).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031])
})

test('with an end year a course starts in the five years before it, or in it', () => {
  expect(startYears(2027, 2026)).toEqual([2022, 2023, 2024, 2025, 2026, 2027])
})

test('a course ends up to seven years after it started', () => {
  expect(endYears(2026)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033])
})

test('the chosen start of a seven-year course stays in its list', () => {
  expect(withChosen(startYears(2033, 2026), 2026)[0]).toBe(2026)
  expect(withChosen([2026], 2026)).toEqual([2026])
})
