import { expect, test } from 'vitest'
import { isDarkOnLight } from './colour-pair.ts'

test.each([
  ['#000000', '#FFFFFF', true],
  ['#FFFFFF', '#000000', false],
  ['#1B2333', '#1B2333', false],
  // Green is brighter than red, and red than blue.
  ['#FF0000', '#00FF00', true],
  ['#00FF00', '#FF0000', false],
  ['#0000FF', '#FF0000', true],
  ['#FF0000', '#0000FF', false],
  ['#008000', '#FF00FF', true],
  ['#0000FF', '#000000', false],
])('a text of %s on %s is darker than its background: %s', (text, background, isDarker) => {
  expect(isDarkOnLight({ background, text })).toBe(isDarker)
})
