import { expect, test } from 'vitest'
import { extractText } from '../../../html.ts'
import { findCorrections } from './spelling.ts'
import { computeSound, splitWords } from './words.ts'

const known =
  'essay essential essays presentation present revision literature rate right write writing knowledge exam example note ' +
  'lecture schedule before organisation anxiety'
const corrections = (misspelt: string, words: string[], isUnfinished = false) => {
  const lexicon = words.map((word) => ({ word, sound: computeSound(word) }))
  return findCorrections(misspelt, lexicon, isUnfinished)
}
const meant = (word: string, isUnfinished = false) => corrections(word, known.split(' '), isUnfinished)

/** Words that belong together, a comma between groups. */
const rows = (text: string) => text.split(/,\s+/).map((words) => words.split(' ') as [string, string, ...string[]])

test.each([
  ['Read & Write', ['read', 'write']],
  ["Don't CAFÉ naïve", ['don', 't', 'cafe', 'naive']],
  ['  % \' " \\ 🎓 &:*|!() ', []],
  ['ﬁnd 2 words', ['find', '2', 'words']],
  ['note\u200Bbook page\u00A02', ['notebook', 'page', '2']],
  ['', []],
])('the words of «%s» are %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('the text of HTML has neither its tags nor its entities', () => {
  expect(splitWords(extractText('<p data-start="1">Read &lt;twice&gt;, don&#39;t skim.</p><p>Rest</p>'))).toEqual(
    'read twice don t skim rest'.split(' '),
  )
})

test.each(
  rows(`essey essay, esay essay, presantation presentation, revison revision, litrature literature,
    nolidge knowledge, lecshure lecture, skedule schedule, exsam exam, orginasation organisation,
    anxiaty anxiety, ntoe note, rite write`),
)('%s means %s', (misspelt, word) => {
  expect(meant(misspelt)).toContain(word)
})

test.each(['zzzz', 'xq', 'football', 'ab', 'a'.repeat(500), '🎓'])('%s has no correction', (word) => {
  expect(meant(word)).toEqual([])
})

test('an unfinished word is compared with the starts of words', () => {
  expect(meant('presanta')).not.toContain('presentation')
  expect(meant('presanta', true)).toEqual(['present', 'presentation'])
  expect(meant('litra', true)).toEqual(['literature'])
})

test.each(
  rows(`psychology sychology sikology, knowledge nowledge, gnome nome, pneumonia numonia, write rite, psalm salm,
    phone fone, school skool, exam eksam, light lite, ship chip, catch cach, session seshon, station stashon,
    special speshal, patient payshent, martian marshan, cautious caushous, picture pikchure, though tho,
    climb clim, judge juje, gem jem, adjust ajust, city sity, zip sip, quick kwik, back bak, answer onser,
    class clas, accommodate acomodate`),
)('%s sounds like %s', (word, ...others) => {
  for (const other of others) expect(computeSound(other)).toBe(computeSound(word))
})

test.each(
  rows(`signal sinal, box bow, light lie, chat hat, note nosh, tin chin, mature mare, number numer, lab law,
    page pay, gap jap, city kity, apple ple`),
)('%s does not sound like %s', (word, other) => {
  expect(computeSound(other)).not.toBe(computeSound(word))
})

// Pairs of words that sound different, so that only their letters count.
test.each([
  ['two letters', 'be', 'me', false],
  ['three letters', 'pet', 'pen', true],
  ['four letters with two errors', 'note', 'nine', false],
  ['five letters with two errors', 'grade', 'graph', true],
  ['seven letters with three errors', 'lecture', 'mixture', false],
  ['eight letters with three errors', 'lectures', 'mixtures', true],
  ['neighbours that are swapped, one error', 'cats', 'cast', true],
  ['two pairs of neighbours that are swapped', 'cats', 'acst', false],
  ['a letter that has moved and one that is wrong', 'cats', 'cask', false],
  ['a letter that is wrong and one that has moved', 'cask', 'cats', false],
  ['a letter too many', 'grande', 'grade', true],
  ['a letter too few', 'grde', 'grade', true],
])('the longer a word, the more of its letters may be wrong: %s', (_, misspelt, word, isCorrected) => {
  expect(corrections(misspelt, [word])).toEqual(isCorrected ? [word] : [])
})

test('only the nearest words are corrections, three at most, in alphabetical order', () => {
  expect(corrections('grade', ['graph', 'grape'])).toEqual(['grape'])
  expect(corrections('bat', ['cat', 'bar'])).toEqual(['bar', 'cat'])
  expect(corrections('bat', ['hat', 'cat', 'bar', 'bag'])).toEqual(['bag', 'bar', 'cat'])
  expect(corrections('bat', [])).toEqual([])
})

test('a word that sounds the same is nearer than one with fewer wrong letters, unless it is a single consonant', () => {
  expect(corrections('nolidge', ['knowledge', 'college'])).toEqual(['knowledge'])
  expect(corrections('queue', ['cow'])).toEqual([])
})

test('the end of an unfinished word may be missing, in letters and in sound', () => {
  expect(corrections('grade', ['grapefruit'])).toEqual([])
  expect(corrections('grade', ['grapefruit', 'graphics'], true)).toEqual(['grapefruit'])
  expect(corrections('praya', ['presentation'], true)).toEqual([])
})
