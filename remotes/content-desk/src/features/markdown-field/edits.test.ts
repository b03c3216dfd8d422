import { describe, expect, test } from 'vitest'
import { countWords, type Edit, type Format, formatted, linkAt, linked, type Selected } from './edits.ts'

/** `|` is the caret, or the two ends of the selection. */
function selectedIn(text: string): Selected {
  const start = text.indexOf('|')
  const last = text.lastIndexOf('|')
  return { value: text.replaceAll('|', ''), start, end: last === start ? start : last - 1 }
}
function shown({ value }: Selected, { from, to, text, start, end }: Edit) {
  const next = value.slice(0, from) + text + value.slice(to)
  return start === end
    ? `${next.slice(0, start)}|${next.slice(start)}`
    : `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`
}
const after = (text: string, format: Format) => {
  const selected = selectedIn(text)
  return shown(selected, formatted(selected, format))
}

describe('bold and italic', () => {
  test.each<[string, Format, string]>([
    ['Pack |a pen| today', 'bold', 'Pack **|a pen|** today'],
    ['Pack **|a pen|** today', 'bold', 'Pack |a pen| today'],
    ['Pack |a pen| today', 'italic', 'Pack *|a pen|* today'],
    ['Pack **|a pen|** today', 'italic', 'Pack ***|a pen|*** today'],
    ['Pack ***|a pen|*** today', 'bold', 'Pack *|a pen|* today'],
    ['Pack ***|a pen|*** today', 'italic', 'Pack **|a pen|** today'],
    // The spaces of a generous selection stay outside, or Markdown would show the stars.
    ['Pack| a pen |today', 'bold', 'Pack **|a pen|** today'],
    ['Pack a p|en today', 'bold', 'Pack a **|pen|** today'],
    ['Pack |', 'bold', 'Pack **|**'],
  ])('%s', (before, format, result) => {
    expect(after(before, format)).toBe(result)
  })
})

describe('marks of lines', () => {
  test.each<[string, Format, string]>([
    ['One\nTw|o\nThree', 'heading', 'One\n## Two|\nThree'],
    ['## Tw|o', 'heading', '### Two|'],
    ['### Tw|o', 'heading', 'Two|'],
    ['|One\nTwo|', 'list', '|- One\n- Two|'],
    ['|- One\n- Two|', 'list', '|One\nTwo|'],
    ['|- One\n- Two|', 'numbered', '|1. One\n2. Two|'],
    ['|One\n\nTwo|', 'numbered', '|1. One\n\n2. Two|'],
    ['|', 'list', '- |'],
  ])('%s', (before, format, result) => {
    expect(after(before, format)).toBe(result)
  })
})

test('a link is made of the selected words, and one under the caret is changed', () => {
  const fresh = selectedIn('See |Student Minds| soon')
  expect(shown(fresh, linked(linkAt(fresh), 'Student Minds', 'https://a.org/x(1)'))).toBe(
    'See [Student Minds](https://a.org/x%281%29)| soon',
  )
  const existing = linkAt(selectedIn('See [Student Mi|nds](/support) soon'))
  expect(existing).toEqual({ from: 4, to: 29, words: 'Student Minds', address: '/support' })
})

test('words are counted as they are read', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('## Two words\n\n- **one** more - [of a link](https://a.org/with-more-words)')).toBe(7)
  expect(countWords('a well-known word')).toBe(3)
})
