import { expect, test } from 'vitest'
import { nextSort, type Sort, sortEntries } from './sort-entries.ts'
import { anEntry } from './testing/an-entry.ts'

const entries = [
  anEntry({ id: 'a', date: '2026-11-18', title: 'Week 10' }),
  anEntry({ id: 'b', date: '2026-11-20', title: 'week 9' }),
  anEntry({ id: 'c', date: '2026-11-18', title: 'Émile' }),
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
