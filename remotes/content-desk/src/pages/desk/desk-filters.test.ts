import { expect, test } from 'vitest'
import { aSummary } from '../../features/panel/testing/a-document.ts'
import {
  countFlagged,
  countShown,
  type DeskFilters,
  filterDocuments,
  isNarrowed,
  listAreas,
  noFilters,
  readFilters,
  writeFilters,
} from './desk-filters.ts'

const col = { name: 'Col', isYou: false }
const documents = [
  aSummary({ id: 'page:b', title: 'Support contacts', readingAge: 12, checkedOn: '2026-05-01', draftBy: col }),
  aSummary({
    id: 'step:a',
    kind: 'step',
    title: 'Sleep, food and kit',
    area: 'Revision',
    editions: ['study'],
    readingAge: 15,
    checkedOn: null,
    isDue: true,
    isChangedByYou: true,
    revision: 2,
    publishedAt: '2026-03-03T10:00:00.000Z',
  }),
  aSummary({
    id: 'badge:C',
    kind: 'badge',
    title: 'Explorer',
    area: 'Badges',
    editions: ['pro'],
    readingAge: null,
    brokenLinks: 1,
    reports: 2,
  }),
]
const all: DeskFilters = { ...noFilters('study'), edition: 'both' }
const hit = (id: string) => ({ id, line: null, path: null })
const ids = (filters: Partial<DeskFilters>, found: string[] | null = null) =>
  filterDocuments(documents, { ...all, ...filters }, found?.map(hit) ?? null).map(({ document }) => document.id)

test('an edition has its own documents and those of both, in the order of the product', () => {
  expect(ids({})).toEqual(['page:b', 'step:a', 'badge:C'])
  expect(ids({ edition: 'study' })).toEqual(['page:b', 'step:a'])
  expect(ids({ edition: 'pro' })).toEqual(['page:b', 'badge:C'])
})

test('documents that the search has found are in its order, or in the chosen one', () => {
  expect(ids({ sort: 'match' }, ['badge:C', 'page:b'])).toEqual(['badge:C', 'page:b'])
  expect(ids({ sort: 'place' }, ['badge:C', 'page:b'])).toEqual(['page:b', 'badge:C'])
  expect(ids({}, [])).toEqual([])
})

test.each([
  [{ show: 'draft' }, ['page:b']],
  [{ show: 'scheduled' }, []],
  [{ show: 'published' }, ['step:a']],
  [{ show: 'broken' }, ['badge:C']],
  [{ kind: 'step' }, ['step:a']],
  [{ area: 'Badges' }, ['badge:C']],
  [{ flags: ['due'] }, ['step:a']],
  [{ flags: ['reported'] }, ['badge:C']],
  [{ flags: ['mine', 'due'] }, ['step:a']],
  [{ flags: ['mine', 'reported'] }, []],
] satisfies [Partial<DeskFilters>, string[]][])('the filter %j', (filters, shown) => {
  expect(ids(filters)).toEqual(shown)
  expect(isNarrowed({ ...all, ...filters })).toBe(true)
})

test('the orders, the areas and the counts', () => {
  expect(listAreas(documents)).toEqual(['wellbeing', 'Revision', 'Badges'])
  expect(ids({ sort: 'title' })).toEqual(['badge:C', 'step:a', 'page:b'])
  expect(ids({ sort: 'checked' })).toEqual(['step:a', 'page:b', 'badge:C'])
  expect(ids({ sort: 'age' })).toEqual(['step:a', 'page:b', 'badge:C'])
  expect(ids({ sort: 'published' })[0]).toBe('step:a')
  expect(countShown(documents, 'broken')).toBe(1)
  expect(countFlagged(documents, 'mine')).toBe(1)
})

const read = (address: string) => readFilters(new URLSearchParams(address), 'study')

test('the address holds what was chosen and nothing else', () => {
  const chosen: DeskFilters = {
    query: 'sleep',
    edition: 'pro',
    area: 'Revision',
    kind: 'step',
    show: 'draft',
    flags: ['mine', 'due'],
    sort: 'age',
  }
  expect(read(String(new URLSearchParams(writeFilters(chosen, 'study'))))).toEqual(chosen)
  expect(writeFilters(noFilters('pro'), 'pro')).toEqual({})
  expect(writeFilters({ ...all, query: 'x', sort: 'match' }, 'study')).toEqual({ search: 'x', edition: 'both' })
})

test('an unknown value in an address is not chosen, and one of an earlier release is', () => {
  expect(read('show=toString&sort=x&kind=__proto__&edition=c')).toEqual(noFilters('study'))
  expect(ids(read('area=Gone&edition=both'))).toHaveLength(3)
  expect(read('sort=match').sort).toBe('place')
  expect(read('show=due')).toEqual({ ...noFilters('study'), flags: ['due'] })
})
