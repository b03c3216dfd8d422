import { expect, test } from 'vitest'
import { nearestName, otherNames } from './nearest-name.ts'

const parts = ['host', 'auth', 'journal', 'learn', 'study-tools']

test.each([
  ['lern', 'learn'],
  ['laern', 'learn'],
  ['Learn', 'learn'],
  ['journals', 'journal'],
  ['tools', 'study-tools'],
  ['hst', 'host'],
])('"%s" is close to %s', (typed, meant) => expect(nearestName(typed, parts)).toBe(meant))

test.each(['', 'l', 'lrn', 'wellbeing', 'o', 'learning-club'])('"%s" is close to none', (typed) =>
  expect(nearestName(typed, parts)).toBeUndefined(),
)

test('a version is found by its hash, or by some of it, when it is the only one', () => {
  const versions = ['1.0.0-ab12cd34', '1.0.0-ab12ffff', '1.1.0-00000000']
  expect(nearestName('ab12cd34', versions)).toBe('1.0.0-ab12cd34')
  expect(nearestName('1.0.0-ab12c', versions)).toBe('1.0.0-ab12cd34')
  expect(nearestName('1.0.0-ab12', versions)).toBeUndefined()
})

test('the closest of several is meant', () => expect(nearestName('notes', ['nodes', 'votes2', 'note'])).toBe('nodes'))

test('the first eight are listed where none is close', () => {
  expect(otherNames('lern', parts, 'There are:')).toBe('Did you mean learn?')
  expect(otherNames('club', parts, 'There are:')).toBe('There are: host, auth, journal, learn, study-tools.')
  const many = Array.from({ length: 10 }, (_, at) => `part-number-${at}`)
  expect(otherNames('club', many, 'Live are:')).toMatch(/^Live are: part-number-0, .+, part-number-7 and 2 more\.$/)
})
