import { expect, test } from 'vitest'
import { parsePart, parsePartVersion } from './part.ts'

test('the host and a remote are parts', () => {
  expect(parsePart('host')).toBe('host')
  expect(parsePart('study-tools')).toBe('study-tools')
})

test.each(['Learn', '../learn', '', undefined])('%o is not the name of a part, and the error shows one', (text) => {
  const words = `"${text ?? ''}" is not the name of a part: give host or the name of a remote, such as learn.`
  expect(() => parsePart(text)).toThrow(words)
})

test('a version of a part is a name and a version with an @ between them', () => {
  expect(parsePartVersion('learn@1.0.0-ab12cd34')).toEqual({ part: 'learn', version: '1.0.0-ab12cd34' })
  expect(parsePartVersion(`host@${'1'.repeat(100)}`)).toEqual({ part: 'host', version: '1'.repeat(100) })
})

const wrong = 'learn learn@ learn@1.0.0@2.0.0 learn@../../host learn@1.0.0/.. learn@-1.0.0'.split(' ')
test.each([...wrong, `learn@${'1'.repeat(101)}`, '', undefined])(
  '%o is not a version of a part, and the error shows the right form',
  (text) => {
    const words = `"${text ?? ''}" is not a version of a part: give part@version, such as learn@1.0.0-ab12cd34.`
    expect(() => parsePartVersion(text)).toThrow(words)
  },
)

test('a version of something that is not a part is rejected', () => {
  expect(() => parsePartVersion('Learn@1.0.0')).toThrow('"Learn" is not the name of a part')
  expect(() => parsePartVersion('@1.0.0')).toThrow('"" is not the name of a part')
})
