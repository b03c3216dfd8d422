import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EssayWord } from '@stepwise/shared/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDirectives, listDirectives } from './find-directives.ts'

const file = join(import.meta.dirname, '../../../../../../content/essay-words.yaml')
const words: EssayWord[] = [...readFileSync(file, 'utf8').matchAll(/directive: (.+)\n/g)].map(([, directive = '']) => ({
  directive,
  definition: '',
}))
const found = (question: string) => listDirectives(findDirectives(question, words)).map(({ directive }) => directive)

test.each([
  ['Discuss the causes of the First World War.', ['discuss']],
  ['CRITICALLY EVALUATE the claim.', ['critically evaluate']],
  ['Critically  evaluating two theories, say which is stronger.', ['critically evaluate']],
  ['To what extent is this true? Justify your answer.', ['to what extent', 'justify']],
  ['By analysing two poems, show how grief is described.', ['analyse', 'show']],
  ['Analyze the data and summarize the results.', ['analyse', 'summarise']],
  ['Compare and contrast mitosis and meiosis.', ['compare and contrast']],
  ['Compare the two and then contrast their aims.', ['compare', 'contrast']],
  ['Account for the rise of the city, commenting on its trade.', ['account for', 'comment on']],
  ['Write a critical analysis of the text.', ['critically analyse']],
  ['Give an evaluation of the method.', ['evaluate']],
  ['“Power corrupts.” Discuss.', ['discuss']],
  ['How far do you agree?', ['how far']],
  ['De\uFB01ne two terms, dis\u00ADcuss both and justi\uFB01y neither. Justify one.', ['define', 'discuss', 'justify']],
  ['State the law, then trace its history.', ['state', 'trace']],
])('"%s" has the directives %j', (question, directives) => expect(found(question)).toEqual(directives))

test.each([
  'The United States and the state of the economy',
  'In the literature review below',
  'An outline agreement in stark contrast to the list',
  'The ideas discussed in the lecture',
  'A re-examined, unexplained redefinition',
  'There was no trace of a debate',
])('"%s" has no directive', (question) => expect(found(question)).toEqual([]))

test('every directive is found where something is asked, in upper and lower case', () => {
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.boolean(), ({ directive }, isLoud) => {
      const asked = isLoud ? directive.toUpperCase() : directive
      expect(found(`Read the text. ${asked} the role of chance.`)).toContain(directive)
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
      const pieces = findDirectives(question, words)
      expect(pieces.map(({ text }) => text).join('')).toBe(question)
      expect(pieces.every(({ text }) => text !== '')).toBe(true)
    }),
  )
})

// A search whose time grows with the square of the text would not end within the limit of a test.
test('a million characters are searched', () => {
  findDirectives('critically '.repeat(90_000), words)
  findDirectives(' '.repeat(1_000_000), words)
})
