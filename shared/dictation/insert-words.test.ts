import { afterEach, expect, test } from 'vitest'
import { insertWords } from './insert-words.ts'

afterEach(() => document.body.replaceChildren())

/** A field with this text; `|` is the caret, and two of them what is selected. */
function fieldWith(marked: string): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  document.body.append(field)
  const [before = '', selected = '', after] = marked.split('|')
  field.value = marked.replaceAll('|', '')
  field.setSelectionRange(before.length, after === undefined ? before.length : before.length + selected.length)
  return field
}

test.each([
  ['|', 'hello there', 'Hello there'],
  ['I said|', 'hello there', 'I said hello there'],
  ['I said |', ' hello there ', 'I said hello there'],
  ['Done.|', 'next one', 'Done. Next one'],
  ['Done. |', 'next one', 'Done. Next one'],
  ['Done\n|', 'next one', 'Done\nNext one'],
  ['Really?” |', 'he asked', 'Really?” He asked'],
  ['One | three', 'two', 'One two three'],
  ['One |three', 'two', 'One two three'],
  ['One|, three', 'two', 'One two, three'],
  ['One |2| three', 'two', 'One two three'],
  ['(|)', 'maybe', '(maybe)'],
])('"%s" and "%s" give "%s"', (marked, words, text) => {
  const field = fieldWith(marked)
  insertWords(field, words)
  expect(field.value).toBe(text)
})

test('the field hears of it, the caret is behind it, and the focus stays where it was', () => {
  const field = fieldWith('One | three')
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  let heard = ''
  field.addEventListener('input', () => {
    heard = field.value
  })
  insertWords(field, 'two')
  expect(heard).toBe('One two three')
  expect(field.selectionStart).toBe('One two'.length)
  expect(document.activeElement).toBe(button)
})
