import { expect, test } from 'vitest'
import { textOf } from '../../html.ts'
import { correctionsOf } from './spelling.ts'
import { soundOf, wordsOf } from './words.ts'

const lexicon = 'essay essential essays presentation present revision literature rate right write writing knowledge'
const known = [
  ...lexicon.split(' '),
  'exam',
  'example',
  'note',
  'lecture',
  'schedule',
  'before',
  'organisation',
  'anxiety',
]
const meant = (word: string, isUnfinished = false) =>
  correctionsOf(
    word,
    known.map((candidate) => ({ word: candidate, sound: soundOf(candidate) })),
    isUnfinished,
  )

test.each([
  ['Read & Write', ['read', 'write']],
  ["Don't CAFÉ naïve", ['don', 't', 'cafe', 'naive']],
  ['  % \' " \\ 🎓 &:*|!() ', []],
  ['ﬁnd 2 words', ['find', '2', 'words']],
  ['', []],
])('the words of «%s» are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('the text of HTML has neither its tags nor its entities', () => {
  expect(wordsOf(textOf('<p data-start="1">Read &lt;twice&gt;, don&#39;t skim.</p><p>Rest</p>'))).toEqual(
    'read twice don t skim rest'.split(' '),
  )
})

test.each([
  ['essey', 'essay'],
  ['esay', 'essay'],
  ['presantation', 'presentation'],
  ['revison', 'revision'],
  ['litrature', 'literature'],
  ['nolidge', 'knowledge'],
  ['lecshure', 'lecture'],
  ['skedule', 'schedule'],
  ['exsam', 'exam'],
  ['orginasation', 'organisation'],
  ['anxiaty', 'anxiety'],
  ['ntoe', 'note'],
  ['rite', 'write'],
])('%s means %s', (misspelt, word) => {
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
