import { expect, test } from 'vitest'
import { readingSeconds } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test.each([
  ['130 words', words(130), '', 60],
  ['its tip as well', words(100), words(30), 60],
  ['no word', '', '', 1],
  ['a link, without its address', '[two words](/wellbeing/calm-and-more)', '', 1],
  ['Markdown marks, which are not words', `## ${words(64)}\n\n- **word**\n\n> * -`, '', 30],
])('a text takes a minute for 130 words: %s', (_, text, tip, seconds) => {
  expect(readingSeconds({ text, tip })).toBe(seconds)
})
