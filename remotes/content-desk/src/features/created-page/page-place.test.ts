import { expect, test } from 'vitest'
import { linkPlacesOf, placesIn, toSlug } from './page-place.ts'

test.each([
  ['Sleep well', 'sleep-well'],
  ['What’s new in 2027?', 'whats-new-in-2027'],
  ['Café & crème', 'cafe-creme'],
  ['…', ''],
  [`${'word '.repeat(12)}end`, `${'word-'.repeat(11)}word`],
])('“%s” makes the address %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
  expect(toSlug(title).length).toBeLessThanOrEqual(60)
})

test('pro has no Wellbeing page that could link to it', () => {
  expect(placesIn('study', linkPlacesOf.support)).toEqual(['support', 'wellbeing', 'sitemap'])
  expect(placesIn('pro', linkPlacesOf.support)).toEqual(['support', 'sitemap'])
})
