import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findSamePlace, groupLines, makePlaces, placeLabel, splitSentences, splitWords } from './reading-units.ts'

const texts = [
  'One. Two! Three?',
  'First paragraph.\n\nSecond one. It goes on.',
  '(It rained.) “Stop!” We stopped.',
  '...and then it rained. It stopped',
  'It costs £3.14 at 5 p.m., e.g. on Friday. Good.',
  'Wait... what?! “Yes.”',
  '• first\n• second',
]
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

test.each([
  ['three kinds of ends', 'One. Two! Three?', [['One.', 'Two!', 'Three?']]],
  ['paragraphs', 'One. Two.\n\nThree.\n \nFour.', [['One.', 'Two.'], ['Three.'], ['Four.']]],
  ['single line breaks', '• first\n• second\r\n• third', [['• first'], ['• second'], ['• third']]],
  ['no mark at its end', 'One. And two', [['One.', 'And two']]],
  ['a quotation', 'He said “Go.” Then he left.', [['He said “Go.”', 'Then he left.']]],
  ['brackets', '(It rained.) We left.', [['(It rained.)', 'We left.']]],
  ['three dots inside a sentence', 'Wait... what? Yes.', [['Wait... what?', 'Yes.']]],
  ['a decimal and a time', 'At 5 p.m. it was 3.14 m. Good.', [['At 5 p.m. it was 3.14 m.', 'Good.']]],
  ['many spaces', '  One.   Two.  ', [['One.', 'Two.']]],
  ['line separators of a PDF', 'One.\u2028\u2028Two.', [['One.', 'Two.']]],
  ['nothing but space', ' \n \n', []],
])('a text with %s is split into sentences', (_, text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test('a text is split into the words of each paragraph', () => {
  expect(splitWords(' One  two\tthree.\n\nFour\nfive ')).toEqual([['One', 'two', 'three.'], ['Four'], ['five']])
})

test.each(texts)('no letter or mark is lost of: %j', (text) => {
  expect(withoutSpaces(splitSentences(text).flat().join(''))).toBe(withoutSpaces(text))
  expect(splitWords(text).flat().join('')).toBe(withoutSpaces(text))
})

test.each([
  ['the same height', [5, 5, 5], ['a b c']],
  ['three heights', [5, 29, 53], ['a', 'b', 'c']],
  ['heights that differ by less than a pixel', [5, 5.6, 29], ['a b', 'c']],
])('words at %s become lines', (_, tops, lines) => {
  expect(groupLines(['a', 'b', 'c'], tops)).toEqual(lines)
})

test('no words are not lines', () => {
  expect(groupLines([], [])).toEqual([])
})

describe('in a browser that cannot find sentences', () => {
  let old: typeof import('./reading-units.ts')

  beforeEach(async () => {
    const { Segmenter: _, ...rest } = Object.getOwnPropertyDescriptors(Intl)
    vi.stubGlobal('Intl', Object.defineProperties({}, rest))
    vi.resetModules()
    old = await import('./reading-units.ts')
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('a text is split at its marks', () => {
    expect(old.splitSentences('One. “Two!” Three?\n\nFour')).toEqual([['One.', '“Two!”', 'Three?'], ['Four']])
  })

  test.each(texts)('no letter or mark is lost of: %j', (text) => {
    const sentences = old.splitSentences(text).flat()
    expect(withoutSpaces(sentences.join(''))).toBe(withoutSpaces(text))
    expect(sentences).not.toContain('')
  })
})

test.each([
  [1, [[['a'], ['b'], ['c']], [['d']]]],
  [2, [[['a', 'b'], ['c']], [['d']]]],
  [3, [[['a', 'b', 'c']], [['d']]]],
])('a ruler of height %i lies over parts of one paragraph', (height, groups) => {
  const places = makePlaces([['a', 'b', 'c'], ['d']], height)
  expect(places.map((paragraph) => paragraph.map(({ parts }) => parts))).toEqual(groups)
})

test('places are numbered through the text, and so are their parts', () => {
  expect(makePlaces([['a', 'b', 'c'], ['d']], 2).flat()).toEqual([
    { index: 0, first: 1, last: 2, parts: ['a', 'b'] },
    { index: 1, first: 3, last: 3, parts: ['c'] },
    { index: 2, first: 4, last: 4, parts: ['d'] },
  ])
})

const placesOf = (count: number, height: number) => makePlaces([Array<string>(count).fill('a')], height).flat()

test.each([
  ['half way through ten, to five', placesOf(10, 1), 5, placesOf(5, 1), 3],
  ['half way through five, to ten', placesOf(5, 1), 2, placesOf(10, 1), 4],
  ['at the last of five, to pairs of them', placesOf(5, 1), 4, placesOf(5, 2), 2],
  ['at the only one, to ten', placesOf(1, 1), 0, placesOf(10, 1), 0],
  ['nowhere yet, to ten', [], 0, placesOf(10, 1), 0],
])('the ruler stays at about the same place: %s', (_, before, index, after, same) => {
  expect(findSamePlace(before, index, after)).toBe(same)
})

test.each([
  ['line', { first: 4, last: 4 }, 'Line 4 of 20'],
  ['line', { first: 4, last: 6 }, 'Lines 4 to 6 of 20'],
  ['sentence', { first: 19, last: 20 }, 'Sentences 19 to 20 of 20'],
] as const)('the label of a place by %s, %j', (unit, place, words) => {
  expect(placeLabel(unit, place, 20)).toBe(words)
})
