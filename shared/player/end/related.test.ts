import { expect, test } from 'vitest'
import { relatedPage, relatedPageSize } from './related.ts'

test.each([
  [479, 2],
  [480, 4],
  [760, 6],
])('%i pixels have room for %i', (width, expected) => expect(relatedPageSize(width)).toBe(expected))

test('after the last page comes the first', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((title) => ({ url: `/${title}`, title, duration: null }))
  const titles = (page: number) => relatedPage(items, 2, page).map(({ title }) => title)
  expect([0, 1, 2, 3].map(titles)).toEqual([['a', 'b'], ['c', 'd'], ['e'], ['a', 'b']])
  expect(relatedPage([], 6, 3)).toEqual([])
})
