import { expect, test } from 'vitest'
import { describePlace, findPlace } from './find-place.ts'

const text = 'Plan.Readthetext.Readitagain.Sleep.'
const at = (words: string, from = text.indexOf(words)) => ({
  quote: words,
  ...describePlace(text, from, from + words.length),
})
const found = (other: string, place: ReturnType<typeof at>) => {
  const result = findPlace(other, place)
  return result && [result.from, other.slice(result.from, result.to)]
}

test('finds the words where they were, whatever the spaces', () => {
  expect(found(text, { ...at('Readthetext.'), quote: 'Read the\ntext.' })).toEqual([5, 'Readthetext.'])
})

test('finds the words after the text before them has changed', () => {
  expect(found(`New.${text}`, at('Readitagain'))).toEqual([21, 'Readitagain'])
})

test('takes the place with the same words around it, of several', () => {
  expect(found(text, at('Read', 17))).toEqual([17, 'Read'])
  expect(found(`${text}Readmore.`, at('Read', 17))).toEqual([17, 'Read'])
})

test('takes the nearest place where the words around tell nothing', () => {
  expect(found('aXaXaXa', { quote: 'X', prefix: '', suffix: '', startOffset: 4 })).toEqual([3, 'X'])
})

test('finds nothing where the words have gone', () => {
  expect(findPlace('Another text', at('Readthetext.'))).toBeNull()
  expect(findPlace(text, { ...at('Plan'), quote: ' ' })).toBeNull()
})
