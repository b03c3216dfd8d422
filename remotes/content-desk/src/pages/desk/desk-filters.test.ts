import { expect, test } from 'vitest'
import { aSummary } from '../../features/panel/testing/a-document.ts'
import { countShown, type DeskFilters, filterDocuments, listAreas, readFilters, writeFilters } from './desk-filters.ts'

const col = { name: 'Col', isYou: false }
const documents = [
  aSummary({ id: 'page:b', title: 'Support contacts', readingAge: 12, checkedOn: '2026-05-01', draftBy: col }),
  aSummary({
    id: 'step:a',
    title: 'Sleep, food and kit',
    area: 'Revision',
    readingAge: 15,
    checkedOn: null,
    isDue: true,
    revision: 2,
    publishedAt: '2026-03-03T10:00:00.000Z',
  }),
  aSummary({ id: 'badge:C', title: 'Explorer', area: 'Badges', readingAge: null, brokenLinks: 1, reports: 2 }),
]
const all: DeskFilters = { query: '', area: '', show: 'all', sort: 'place' }
const ids = (filters: Partial<DeskFilters>) => filterDocuments(documents, { ...all, ...filters }).map(({ id }) => id)

test('without filters everything is shown, in the order of the product', () => {
  expect(ids({})).toEqual(['page:b', 'step:a', 'badge:C'])
})

test('each word of the search must be in the title or the area', () => {
  expect(ids({ query: 'SLEEP  kit' })).toEqual(['step:a'])
  expect(ids({ query: 'revision food' })).toEqual(['step:a'])
  expect(ids({ query: 'sleep contacts' })).toEqual([])
  // Pasted: a no-break space and a soft hyphen.
  expect(ids({ query: 'Sle\u00ADep\u00A0kit' })).toEqual(['step:a'])
})

test.each([
  ['draft', ['page:b']],
  ['scheduled', []],
  ['published', ['step:a']],
  ['due', ['step:a']],
  ['broken', ['badge:C']],
  ['reported', ['badge:C']],
] as const)('the filter %s', (show, shown) => {
  expect(ids({ show })).toEqual(shown)
  expect(countShown(documents, show)).toBe(shown.length)
})

test('an area, and the orders', () => {
  expect(ids({ area: 'Badges' })).toEqual(['badge:C'])
  expect(listAreas(documents)).toEqual(['wellbeing', 'Revision', 'Badges'])
  expect(ids({ sort: 'title' })).toEqual(['badge:C', 'step:a', 'page:b'])
  expect(ids({ sort: 'checked' })).toEqual(['step:a', 'page:b', 'badge:C'])
  expect(ids({ sort: 'age' })).toEqual(['step:a', 'page:b', 'badge:C'])
  expect(ids({ sort: 'published' })[0]).toBe('step:a')
})

test('the address holds what was chosen and nothing else; an unknown choice is none', () => {
  const chosen: DeskFilters = { query: 'sleep', area: 'Revision', show: 'due', sort: 'age' }
  expect(readFilters(new URLSearchParams(writeFilters(chosen)))).toEqual(chosen)
  expect(writeFilters(all)).toEqual({})
  expect(readFilters(new URLSearchParams('show=toString&sort=x'))).toEqual(all)
})
