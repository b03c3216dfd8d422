import { expect, test } from 'vitest'
import { firstMissingLine, readableLines, withKnownVersions } from './printed-lines.ts'

const printed = ['checking', 'learn@1.0.0-0123abcd is stored.', 'done in 3 s']
const missing = (...expected: string[]) => firstMissingLine(expected, printed, new Map())

test('colours, empty lines and the lines of npm are not read', () => {
  const output =
    '\n> stepwise@1.0.0 check\n> node cli/stepwise.mjs check\n\n  \u001b[32mpassed\u001b[39m \nnpm warn old\n'
  expect(readableLines(output)).toEqual(['passed'])
})

test('the varying part may be anything, and everything else must be there', () => {
  expect(missing('checking', 'learn@1.0.0-aaaa1111 is stored.', 'done in … s')).toBeUndefined()
  expect(missing('…', 'done in … s')).toBeUndefined()
  expect(missing('checking', '…')).toBeUndefined()
  expect(missing()).toBeUndefined()
})

test.each([
  ['a line that is not printed', ['checking', 'stored', '…'], 'stored'],
  ['a line that comes later', ['done in 3 s', '…'], 'done in 3 s'],
  ['a line too early', ['…', 'done in 3 s', 'checking'], 'checking'],
  ['a line more', ['checking'], '(nothing more than that)'],
])('%s is noticed', (_, expected, line) => {
  expect(missing(...expected)).toBe(line)
})

test('a version of the page stands for the one that was printed first, from then on', () => {
  const known = new Map<string, string>()
  expect(firstMissingLine(['…', 'learn@1.0.0-aaaa1111 is stored.', '…'], printed, known)).toBeUndefined()
  expect(withKnownVersions('promote learn@1.0.0-aaaa1111', known)).toBe('promote learn@1.0.0-0123abcd')
  expect(firstMissingLine(['1.0.0-aaaa1111 is live'], ['1.0.0-ffffffff is live'], known)).toBe('1.0.0-aaaa1111 is live')
})
