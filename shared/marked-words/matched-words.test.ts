import { expect, test } from 'vitest'
import { matchedWords } from './matched-words.ts'

const marked = (name: string, query: string) =>
  matchedWords(name, query)
    .filter(({ isMatched }) => isMatched)
    .map(({ text }) => text)

test.each([
  ['Planning an essay', 'essay', ['essay']],
  ['Planning an essay', 'essey', ['essay']],
  ['Planning your week', 'plan', ['Planning']],
  ['A plan with gaps', 'planning', ['plan']],
  ['Presenting online', 'presentation', ['Presenting']],
  ['Spacing your revision', 'revison spasing', ['Spacing', 'revision']],
  ['Checking spelling and grammar', 'grammer', ['grammar']],
  ['Café talk', 'cafe', ['Café']],
  ['Cafe\u0301 talk', 'café', ['Cafe\u0301']],
  ['ﬁnd it', 'ﬁnd', ['ﬁnd']],
  ['Note\u00ADbooks', 'note\u200Bbook', ['Note\u00ADbooks']],
  ['Exam day', 'EX', ['Exam']],
  ['Notes that work later', 'noets that wrok', ['Notes', 'work']],
  ['Read the question', 'the', ['the']],
  ['Sleep, food and kit', 'analyse', []],
  ['Sleep, food and kit', '% (', []],
])('in «%s», «%s» marks %j', (name, query, words) => {
  expect(marked(name, query)).toEqual(words)
})

test('the parts make up the name', () => {
  const name = 'What’s next? 🎓 (part 2)'
  expect(
    matchedWords(name, 'part')
      .map(({ text }) => text)
      .join(''),
  ).toBe(name)
})
