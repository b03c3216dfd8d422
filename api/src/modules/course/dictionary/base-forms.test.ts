import { expect, test } from 'vitest'
import { baseForms } from './base-forms.ts'

test.each([
  ['studies', 'noun', 'study'],
  ['classes', 'noun', 'class'],
  ['women', 'noun', 'woman'],
  ['criteria', 'noun', 'criterion'],
  ['stopped', 'verb', 'stop'],
  ['writing', 'verb', 'write'],
  ['tries', 'verb', 'try'],
  ['wrote', 'verb', 'write'],
  ['bigger', 'adjective', 'big'],
  ['easiest', 'adjective', 'easy'],
  ['best', 'adverb', 'well'],
] as const)('the base forms of %s as a %s include %s', (word, part, base) => {
  expect(baseForms(word, part)).toContain(base)
})

test('a word is among its own base forms, once', () => {
  expect(baseForms('study', 'noun')).toEqual(['study'])
  expect(baseForms('class', 'noun')).toEqual(['class', 'clas'])
})

test('only a doubled letter is made single', () => {
  expect(baseForms('working', 'verb')).toEqual(['working', 'worke', 'work'])
})
