import { expect, test, vi } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['robin', 'example', 'RE'],
  ['\u{1F600} Ada', 'Lovelace', '\u{1F600}L'],
  ['\u{1D4D0}da', 'Zed', '\u{1D4D0}Z'],
  // Letters with their accents, as one character and as two.
  ['E\u0301lodie', 'A\u030Angstro\u0308m', 'E\u0301A\u030A'],
  ['\u{1F469}\u200D\u{1F4BB} Kim', ' Lee', '\u{1F469}\u200D\u{1F4BB}L'],
  ['', '', ''],
])('the initials of «%s %s» are %s', (firstName, surname, initials) => {
  expect(initialsOf({ firstName, surname })).toBe(initials)
})

test('an old browser leaves an accent out that stands by itself', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  expect(initialsOf({ firstName: 'E\u0301lodie', surname: '\u{1D4D0}ngstrom' })).toBe('E\u{1D4D0}')
  expect(initialsOf({ firstName: '', surname: '' })).toBe('')
})
