import type { Reflection } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { emptyEntry } from './entry/prompts.ts'
import { nextSort, type Sort, sortEntries } from './sort-entries.ts'

const entry = (id: string, date: string, title: string): Reflection => ({
  ...emptyEntry,
  id,
  date,
  title,
  tag: null,
  version: 1,
})
const entries = [
  entry('a', '2026-11-18', 'Week 10'),
  entry('b', '2026-11-20', 'week 9'),
  entry('c', '2026-11-18', 'Émile'),
]
const sorted = (sort: Sort) => sortEntries(entries, sort).map(({ id }) => id)

test('dates sort by day, and entries of the same day keep their order both ways', () => {
  expect(sorted({ key: 'date', isDescending: true })).toEqual(['b', 'a', 'c'])
  expect(sorted({ key: 'date', isDescending: false })).toEqual(['a', 'c', 'b'])
})

test('titles sort without regard to case and accents, and their digits as numbers', () => {
  expect(sorted({ key: 'title', isDescending: false })).toEqual(['c', 'b', 'a'])
  expect(sorted({ key: 'title', isDescending: true })).toEqual(['a', 'b', 'c'])
})

test('the entries that are sorted stay as they were', () => {
  sortEntries(entries, { key: 'title', isDescending: false })
  expect(entries.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('the same column again reverses; a new one begins with the newest day or with A', () => {
  const byDate: Sort = { key: 'date', isDescending: true }
  expect(nextSort(byDate, 'date')).toEqual({ key: 'date', isDescending: false })
  expect(nextSort(byDate, 'title')).toEqual({ key: 'title', isDescending: false })
  expect(nextSort({ key: 'title', isDescending: true }, 'act')).toEqual({ key: 'act', isDescending: false })
  expect(nextSort({ key: 'title', isDescending: true }, 'date')).toEqual({ key: 'date', isDescending: true })
})
