import { expect, test } from 'vitest'
import { placeOfRange, rangeOfPlace, readStepText } from './step-text.ts'
import { findUnit, findUnits } from './text-units.ts'

function root(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`
  return document.getElementById('root') as HTMLElement
}
const step = () =>
  root(
    '<div data-step-text><h2>Plan  first</h2>\n<p>Read <em>it</em>. Then rest!</p></div><p>Not this.</p><div data-step-text hidden><p>More.</p></div>',
  )

test('reads the own text of a step without spaces', () => {
  expect(readStepText(step()).text).toBe('PlanfirstReadit.Thenrest!More.')
})

test('finds the same words again that a range has chosen, over elements and blocks', () => {
  const text = readStepText(step())
  const range = rangeOfPlace(text, { from: 4, to: 15 }) as Range
  expect(range.toString()).toBe('first\nRead it')
  expect(placeOfRange(text, range)).toMatchObject({ from: 4, to: 15, quote: 'first Read it' })
})

test('leaves out of a range what is not the own text', () => {
  const element = step()
  const range = document.createRange()
  range.selectNodeContents(element)
  expect(placeOfRange(readStepText(element), range)?.quote).toBe('Plan first Read it. Then rest! More.')
  range.selectNodeContents(element.children[1] as Element)
  expect(placeOfRange(readStepText(element), range)).toBeNull()
})

test('goes by sentence and by word through what is seen', () => {
  const text = readStepText(step())
  const words = (unit: 'word' | 'sentence') => findUnits(text, unit).map((range) => range.toString())
  expect(words('sentence')).toEqual(['Plan  first', 'Read it.', 'Then rest!'])
  expect(words('word')).toEqual(['Plan', 'first', 'Read', 'it', 'Then', 'rest'])
})

test('goes to the next and the previous unit, and stays at the ends', () => {
  const text = readStepText(step())
  const sentences = findUnits(text, 'sentence')
  const [first, second, third] = sentences as [Range, Range, Range]
  expect(findUnit(sentences, second, 'next')).toBe(third)
  expect(findUnit(sentences, third, 'next')).toBe(third)
  expect(findUnit(sentences, second, 'previous')).toBe(first)
  expect(findUnit(sentences, first, 'previous')).toBe(first)
  expect(findUnit(findUnits(text, 'word'), second, 'here')?.toString()).toBe('Read')
})
