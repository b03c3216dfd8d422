import { expect, test } from 'vitest'
import { realWords } from '../../features/task-words/testing/real-words.ts'
import { type Finding, unpick as unpickWith, writeChecklist } from './unpick.ts'

const unpick = (question: string) => unpickWith(question, realWords)
const wordsOf = (question: string) => unpick(question).instructions.map(({ word }) => word)
const said = ({ kind, text }: Finding) => `${kind}: ${text}`
const limitsOf = (question: string) => unpick(question).limits.map(said)
const extrasOf = (question: string) => unpick(question).extras.map(said)

test.each([
  ['another spelling', 'Analyze the text.', ['analyse']],
  ['an adverb', 'Critically analyse the text.', ['critically', 'analyse']],
  ['an adverb of one of two', 'Briefly describe the cell. Describe its parts.', ['briefly', 'describe']],
  ['an adverb twice', 'Critically discuss war. CRITICALLY DISCUSS peace.', ['critically', 'discuss']],
  ['a longer instruction with a shorter one in it', 'Compare and contrast two poems.', ['compare and contrast']],
  ['two instructions in a sentence', 'Describe the cell and explain its parts.', ['describe', 'explain']],
  ['an instruction after a limit', 'Using two sources, discuss the war.', ['discuss']],
  ['an instruction within a sentence', 'You must explain each cause.', ['explain']],
  ['a phrase within a sentence', 'Examine how far you agree.', ['examine', 'how far']],
  ['two sentences', 'Why did Rome fall? How did it change Europe?', ['why', 'how']],
  ['a list with numbers', '1. Define inflation.\n2. Explain its causes.', ['define', 'explain']],
  ['parts with letters', 'a) Describe osmosis. b) Explain diffusion.', ['describe', 'explain']],
  ['parts with letters in brackets', '(a) What is osmosis? (ii) Explain it.', ['what', 'explain']],
  ['marks before a part', 'Define a cell. (5 marks) Explain its parts.', ['define', 'explain']],
  ['one word twice', 'Explain the rise. Explain the fall.', ['explain']],
  ['words that are nouns here', 'The state of the nation and its list of states.', []],
  ['a noun after “and”', 'Discuss church and state.', ['discuss']],
  ['one in a limit', 'Discuss it with reference to one poem and explain its form.', ['discuss', 'explain']],
  ['a word within a longer word', 'The describer, an explained thing.', []],
  ['no instruction', 'Sleep and memory', []],
])('the instructions are right for %s', (_, question, words) => {
  expect(wordsOf(question)).toEqual(words)
})

test('a modifier is a task word of its own beside its directive, and both are explained', () => {
  const modifiers = realWords.filter(({ kind }) => kind === 'modifier')
  expect(modifiers.length).toBeGreaterThan(4)
  for (const { directive, definition } of modifiers)
    expect(unpick(`You should ${directive} evaluate the policy.`).instructions).toEqual([
      { word: directive, meaning: definition },
      { word: 'evaluate', meaning: expect.stringMatching(/^Decide how good/) },
    ])
})

test.each([
  ['in England from 1348 to 1400', ['place: in England', 'time: from 1348 to 1400']],
  ['since 2008', ['time: since 2008']],
  ['in the late nineteenth century', ['time: in the late nineteenth century']],
  ['in the 1930s', ['time: in the 1930s']],
  ['across the United Kingdom', ['place: across the United Kingdom']],
  ['focusing on coastal towns', ['focus: focusing on coastal towns']],
  ['in relation to two theories', ['focus: in relation to two theories']],
  ['for at least two reasons', ['number: at least two reasons']],
  ['in British towns', ['place: in British towns']],
  ['in the European Union and after 1992', ['place: in the European Union', 'time: after 1992']],
  ['in the Vatican between 1900 and 1950', ['place: in the Vatican', 'time: between 1900 and 1950']],
  ['in schools', []],
  ['with close reference to one poem', ['reference: with close reference to one poem']],
  ['with reference to two case studies', ['reference: with reference to two case studies']],
  ['in the UK since 1945', ['place: in the UK', 'time: since 1945']],
  ['since the 2008 crisis', ['time: since the 2008 crisis']],
  ['after the Second World War', ['time: after the Second World War']],
  ['(1914–18)', ['time: (1914–18)']],
  ['in post-war Britain', ['place: in post-war Britain']],
])('“%s” has the limits %j', (limit, limits) => {
  expect(limitsOf(`Discuss the war ${limit}.`)).toEqual(limits)
})

test.each([
  ['in about 1,500 words', ['length: in about 1,500 words']],
  ['in 800–1,000 words', ['length: in 800–1,000 words']],
  ['in 800 to 1000 words', ['length: in 800 to 1000 words']],
  ['drawing on three case studies', ['source: drawing on three case studies']],
  ['in the form of a letter to a council', ['format: in the form of a letter']],
  ['as a short report', ['format: as a short report']],
  ['as a social force', []],
  ['(25 marks)', ['marks: (25 marks)']],
])('“%s” has the extras %j', (extra, extras) => {
  expect(extrasOf(`Discuss the war ${extra}.`)).toEqual(extras)
})

test('the checklist has a line for each part, to be copied into a plan', () => {
  const question = 'Describe two causes of the war in Britain. (500 words)'
  expect(writeChecklist(question, unpick(question))).toBe(
    [
      question,
      '',
      '- Topic: war',
      '- Task: describe. Give the main features or events in a clear order. You need not judge them.',
      '- Limit (how many): two causes',
      '- Limit (place or name): in Britain',
      '- Extra (length): (500 words)',
    ].join('\n'),
  )
})

test('“Answer” and “You are asked” are no topic', () => {
  expect(unpick('Is war just? Answer with reference to one war.').topic).toEqual(['war just'])
  expect(unpick('You are asked to advise the directors.').topic).toEqual(['directors'])
})

test.each(['', ' \n ', '?!'])('nothing is found in “%s”', (question) => {
  expect(unpick(question)).toMatchObject({ instructions: [], limits: [], extras: [], topic: [] })
})

test.each(['Discuss', 'Sleep', ' a) Define “state”.\nb) Why? (10 marks) '])('no word is lost: %j', (question) => {
  expect(
    unpick(question)
      .pieces.map(({ text }) => text)
      .join(''),
  ).toBe(question.trim())
})

test('text pasted from a PDF is read as it looks', () => {
  expect(unpick('De\u00ADscribe the e\uFB03ciency of in\u00ADsulation.')).toMatchObject({
    instructions: [{ word: 'describe' }],
    topic: ['efficiency of insulation'],
  })
})
