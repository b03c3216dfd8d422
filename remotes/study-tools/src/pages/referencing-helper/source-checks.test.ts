import { expect, test } from 'vitest'
import { checkSource } from './source-checks.ts'
import { article, authors, book, chapter, page } from './testing/sources.ts'

test.each([
  ['book', book],
  ['article', article],
  ['page', page],
  ['chapter', chapter],
])('there is nothing to check in a whole %s', (_, source) => {
  expect(checkSource(source, 'harvard', 2026)).toEqual([])
  expect(checkSource(source, 'apa', 2026)).toEqual([])
})

test.each([
  [{ year: '' }, /^There is no year/],
  [{ year: 'March 2021' }, /not four figures/],
  [{ year: '2108' }, /2108 is in the future/],
  [{ authors: '' }, /^There is no author/],
  [{ authors: 'Rosa Tamberlow' }, /“Rosa Tamberlow” has no comma/],
  [{ authors: 'TAMBERLOW, R.' }, /“TAMBERLOW” is in capital letters/],
  [{ journal: '' }, /^There is no journal/],
  [{ volume: '' }, /^There is no volume/],
  [{ pages: '' }, /^There are no pages/],
  [{ pages: '48-31' }, /from 48 to 31/],
  [{ title: 'FREE PASSES AND FULL CLASSROOMS' }, /title is in capital letters/],
  [{ title: 'Free Passes and Full Classrooms in Fernshire' }, /Many words in the title/],
  [{ link: 'the library' }, /^The link is neither a DOI/],
  [{ link: 'https://library.example/a' }, /^Harvard needs the day/],
  [{ authors: authors(5) }, /four authors or more/],
])('a possible mistake is named: %j', (changes, message) => {
  expect(checkSource({ ...article, ...changes }, 'harvard', 2026)).toEqual([expect.stringMatching(message)])
})
