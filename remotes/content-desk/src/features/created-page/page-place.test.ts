import { expect, test } from 'vitest'
import { addressOf, firstPlacesOf, linkPlacesOf, placesIn, slugOf } from './page-place.ts'

test.each([
  ['Sleep well', 'sleep-well'],
  ['What’s new in 2027?', 'whats-new-in-2027'],
  ['Café & crème', 'cafe-creme'],
  ['…', ''],
  [`${'word '.repeat(12)}end`, `${'word-'.repeat(11)}word`],
])('“%s” makes the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
  expect(slugOf(title).length).toBeLessThanOrEqual(60)
})

test('a page is below its area, and is linked from there and from the sitemap', () => {
  expect(addressOf('wellbeing', 'sleep')).toBe('/wellbeing/sleep')
  expect(addressOf('public', 'news')).toBe('/pages/news')
  expect(firstPlacesOf('public')).toEqual(['footer', 'sitemap'])
})

test('pro has no Wellbeing page that could link to it', () => {
  expect(placesIn('study', linkPlacesOf.support)).toEqual(['support', 'wellbeing', 'sitemap'])
  expect(placesIn('pro', linkPlacesOf.support)).toEqual(['support', 'sitemap'])
})
