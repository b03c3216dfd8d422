import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTaskWords, pickTaskWords } from './find-task-words.ts'
import { realWords as words } from './testing/real-words.ts'

const found = (question: string, table = words) =>
  pickTaskWords(findTaskWords(question, table)).map(({ directive }) => directive)

test.each([
  ['Discuss the causes of the First World War.', ['discuss']],
  ['CRITICALLY EVALUATE the claim.', ['critically', 'evaluate']],
  ['Critically  evaluating two theories, say which is stronger.', ['critically', 'evaluate']],
  ['To what extent is this true? Justify your answer.', ['to what extent', 'justify']],
  ['By analysing two poems, show how grief is described.', ['analyse', 'show']],
  ['Analyze the data and summarize the results.', ['analyse', 'summarise']],
  ['Compare and contrast mitosis and meiosis.', ['compare and contrast']],
  ['Compare the two and then contrast their aims.', ['compare', 'contrast']],
  ['Account for the rise of the city, commenting on its trade.', ['account for', 'comment on']],
  ['Write a critical analysis of the text.', ['write', 'critically', 'analyse']],
  ['Give an evaluation of the method.', ['evaluate']],
  ['“Power corrupts.” Discuss.', ['discuss']],
  ['How far do you agree?', ['how far']],
  ['De\uFB01ne two terms, dis\u00ADcuss both and justi\uFB01y neither. Justify one.', ['define', 'discuss', 'justify']],
  ['State the law, then trace its history.', ['state', 'trace']],
  ['Critically evaluate the claim.', ['critically', 'evaluate']],
  ['Critically discuss the role of luck.', ['critically', 'discuss']],
  ['Critically appraise one study.', ['critically', 'appraise']],
  ['Critically reflect on your placement.', ['critically', 'reflect on']],
  ['Critically examine and compare two policies.', ['critically', 'examine', 'compare']],
  ['Critically interrogate the archive.', ['critically']],
  ['Discuss the policy critically.', ['discuss', 'critically']],
  ['Analyse critically the two texts.', ['analyse', 'critically']],
  ['You should critically and carefully review the evidence.', ['critically', 'carefully', 'review']],
  ['Evaluate the extent to which trade reduced war.', ['evaluate', 'to what extent']],
  ['To what degree is it so?', ['to what extent']],
  ['“Explain yourself to the people.” Discuss.', ['discuss']],
  ["'Show, do not tell' (Percy, 1921). How far do you agree?", ['how far']],
  ['“Explain why ice floats.”', ['explain']],
  ['Why did Rome fall, and how?', ['why', 'how']],
  ['State in your own words what a cell is.', ['state']],
  ['Identify and list three causes.', ['identify', 'list']],
  ['Use two models to explain the slump.', ['explain']],
  ['Should voting be compulsory?', ['is it so']],
])('"%s" has the task words %j', (question, directives) => expect(found(question)).toEqual(directives))

test.each([
  'The United States and the state of the economy',
  'In the literature review below',
  'An outline agreement in stark contrast to the list',
  'The ideas discussed in the lecture',
  'A re-examined, unexplained redefinition',
  'There was no trace of a debate',
  'The care of critically ill patients',
  'Church and state in France',
  'When you write, take breaks.',
  'The power of the model to explain behaviour',
  'It offers an explanation of crime',
])('"%s" has no task word', (question) => expect(found(question)).toEqual([]))

test('every task word is found where something is asked, in upper and lower case', () => {
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.boolean(), ({ directive, kind, forms = [] }, isLoud) => {
      for (const form of directive === 'is it so' ? forms : [directive, ...forms]) {
        const asked = isLoud ? form.toUpperCase() : form
        const end = kind === 'question' ? '?' : '.'
        expect(found(`Read the text. ${asked} the role of chance${end}`)).toContain(directive)
      }
    }),
  )
})

test('the pieces of any text, joined, are the text, and none is empty', () => {
  const anything = fc.array(
    fc.oneof(fc.string(), fc.constantFrom(...words.map(({ directive }) => directive), ' ', '. ')),
  )
  fc.assert(
    fc.property(anything, (parts) => {
      const question = parts.join(' ')
      const pieces = findTaskWords(question, words)
      expect(pieces.map(({ text }) => text).join('')).toBe(question)
      expect(pieces.every(({ text }) => text !== '')).toBe(true)
    }),
  )
})

// A search whose time grows with the square of the text would not end within the limit of a test.
test('a million characters are searched', () => {
  findTaskWords('critically '.repeat(90_000), words)
  findTaskWords(' '.repeat(1_000_000), words)
})

test('the table of a revision without kinds is searched as before', () => {
  const old = ['critically evaluate', 'discuss', 'evaluate', 'state', 'to what extent'].map((directive) => ({
    directive,
    definition: '',
  }))
  expect(found('Critically evaluate the state of trade. State the law, and say to what extent it holds.', old)).toEqual(
    ['critically evaluate', 'state', 'to what extent'],
  )
})

test('each entry says what is asked in a sentence of our own', () => {
  for (const { definition } of words) expect(definition).toMatch(/^[A-Z].{20,}\.$/)
})
