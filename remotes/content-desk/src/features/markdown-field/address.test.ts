import { expect, test } from 'vitest'
import { linkProblems } from './address.ts'

test.each([
  ['Student Minds website', 'https://studentminds.org.uk', null, null],
  ['click here', '/support', 'Say where the link leads, such as “Student Minds website”', null],
  ['https://a.org', 'https://a.org', 'Say where the link leads, such as “Student Minds website”', null],
  [' ', '', 'Enter the link text', 'Enter the address'],
  ['Words', 'javascript:alert(1)', null, 'This must begin with https://, mailto:, tel:, sms: or /'],
  ['Words', '//evil.example', null, 'This must begin with https://, mailto:, tel:, sms: or /'],
])('a link “%s” to “%s”', (words, address, wordsProblem, addressProblem) => {
  expect(linkProblems(words, address)).toEqual({ words: wordsProblem, address: addressProblem })
})
