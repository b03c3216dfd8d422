import { expect, test } from 'vitest'
import { buildAddress, chooseFirstPlaces, linkPlacesOf, placesIn, toSlug } from './page-place.ts'

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

test('a page is below its area, and is linked from there and from the sitemap', () => {
  expect(buildAddress('wellbeing', 'sleep')).toBe('/wellbeing/sleep')
  expect(buildAddress('public', 'news')).toBe('/pages/news')
  expect(chooseFirstPlaces('public')).toEqual(['footer', 'sitemap'])
})

test('pro has no Wellbeing page that could link to it', () => {
  expect(placesIn('study', linkPlacesOf.support)).toEqual(['support', 'wellbeing', 'sitemap'])
  expect(placesIn('pro', linkPlacesOf.support)).toEqual(['support', 'sitemap'])
})
