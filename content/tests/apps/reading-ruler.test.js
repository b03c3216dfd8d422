import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as units from '../../apps/reading-ruler/units.js'

const { groupLines, groupsOf, sayPlace, splitSentences, splitWords } = units

const texts = [
  'One. Two! Three?',
  'First paragraph.\n\nSecond one. It goes on.',
  '(It rained.) “Stop!” We stopped.',
  '...and then it rained. It stopped',
  'It costs £3.14 at 5 p.m., e.g. on Friday. Good.',
  'Wait... what?! “Yes.”',
  '• first\n• second',
]
const withoutSpaces = (text) => text.replaceAll(/\s/g, '')

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

test('no words are no lines', () => {
  expect(groupLines([], [])).toEqual([])
})

describe('in a browser that cannot find sentences', () => {
  let old

  beforeEach(async () => {
    const { Segmenter, ...rest } = Object.fromEntries(
      Object.getOwnPropertyNames(Intl).map((name) => [name, Intl[name]]),
    )
    vi.stubGlobal('Intl', rest)
    vi.resetModules()
    old = await import('../../apps/reading-ruler/units.js')
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
  [['a', 'b', 'c'], 1, [['a'], ['b'], ['c']]],
  [['a', 'b', 'c'], 2, [['a', 'b'], ['c']]],
  [['a', 'b', 'c'], 3, [['a', 'b', 'c']]],
  [[], 2, []],
])('the ruler shows the lines of %j in groups of %i', (lines, height, groups) => {
  expect(groupsOf(lines, height)).toEqual(groups)
})

test.each([
  ['line', { first: 4, last: 4 }, 'Line 4 of 20'],
  ['line', { first: 4, last: 6 }, 'Lines 4 to 6 of 20'],
  ['sentence', { first: 19, last: 20 }, 'Sentences 19 to 20 of 20'],
])('a place of the ruler is said: %s, %j', (unit, place, words) => {
  expect(sayPlace(unit, place, 20)).toBe(words)
})
