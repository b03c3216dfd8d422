import { expect, test } from 'vitest'
import { invalid, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

async function lookUp(word: string) {
  const { call } = await api.newPerson()
  const { status, body } = await call('GET', `/dictionary?word=${encodeURIComponent(word)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

test('a word has its meanings by part of speech, in few words', async () => {
  expect(await lookUp('deadline')).toEqual({
    word: 'deadline',
    course: [],
    entries: [
      {
        lemma: 'deadline',
        part_of_speech: 'noun',
        meanings: [{ text: 'the point in time at which something must be completed', example: null }],
      },
    ],
  })
})

test('the meaning that the course gives a word comes first', async () => {
  const { course, entries } = await lookUp('Strategies,')
  expect(course).toEqual([{ term: 'strategy', meaning: 'How to do one step in one software.' }])
  expect(entries[0]).toMatchObject({ lemma: 'strategy', part_of_speech: 'noun' })
  expect((await lookUp('learning modules')).course).toMatchObject([{ term: 'learning module' }])
})

test.each([
  ['studies', ['study noun', 'study verb']],
  ['“running”', ['run verb', 'running noun', 'running adjective']],
  ['hypotheses', ['hypothesis noun']],
  ['happiest', ['happy adjective']],
  ['learning disability', ['learning disability noun']],
  ['quickly', ['quickly adverb']],
  ['zymurgy', ['zymurgy noun']],
  ['the', []],
  ['…', []],
  ['qwrtp', []],
])('%s is found as %j', async (word, found) => {
  const { entries } = await lookUp(word)
  expect(
    entries.map((entry: { lemma: string; part_of_speech: string }) => `${entry.lemma} ${entry.part_of_speech}`),
  ).toEqual(found)
})

test('an example stays only where the word is in it, and no word has more than three meanings', async () => {
  const { entries } = await lookUp('mitigating')
  expect(entries[0].meanings).toEqual([
    { text: 'lessen or to try to lessen the seriousness or extent of', example: null },
    { text: 'make less severe or harsh', example: 'mitigating circumstances' },
  ])
  for (const { meanings } of (await lookUp('run')).entries) expect(meanings.length).toBeLessThanOrEqual(3)
})

test.each([
  ['nothing', ' ', 'Enter a word first.'],
  ['a whole text', 'word '.repeat(20), 'Look up one word or a short phrase.'],
])('%s is rejected', async (_, word, message) => {
  const { call } = await api.newPerson()
  expect(await call('GET', `/dictionary?word=${encodeURIComponent(word)}`)).toMatchObject(invalid({ word: [message] }))
})
