import { expect, test } from 'vitest'
import { endYears, movedEndYear, startYears, withChosen } from './course-years.ts'

test('without an end year a course starts within five years of now', () => {
  expect(startYears(null, 2026)).toEqual([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031])
})

test.each([
  [2027, 2021, 2031],
  [2023, 2018, 2031],
  [2033, 2021, 2033],
])('with the end year %i a course starts in %i at the earliest, and in %i at the latest', (end, first, last) => {
  const years = startYears(end, 2026)
  expect([years[0], years.at(-1)]).toEqual([first, last])
})

test.each([
  ['a later start', 2030, 2026, 2029, 2033],
  ['an earlier start', 2021, 2026, 2029, 2024],
  ['a start within seven years of the end', 2025, 2026, 2029, 2029],
  ['a start in the end year', 2029, 2026, 2029, 2029],
  ['an end that has lost its start', 2030, null, 2029, 2030],
])('the end year moves only if it must: %s', (_, newStart, start, end, moved) => {
  expect(movedEndYear(newStart, { start, end })).toBe(moved)
})

test('a course ends up to seven years after it started', () => {
  expect(endYears(2026)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033])
})

test('the chosen start of a course that began long ago stays in its list', () => {
  expect(withChosen(startYears(2026, 2026), 2019)[0]).toBe(2019)
  expect(withChosen([2026], 2026)).toEqual([2026])
})
