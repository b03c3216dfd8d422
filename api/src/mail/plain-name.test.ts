import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'
import { confirmationMail } from './templates.ts'

test.each([
  ['Zoë', 'Zoë'],
  ['Mary-Jane O’Neill', 'Mary-Jane O’Neill'],
  ['J. R. R.', 'J. R. R.'],
  ['J.R.', 'J.R.'],
  ['Ada\r\nBcc: all@uni.test', 'Ada'],
  ['Ada\u2028\u0000\u202eBert', 'Ada Bert'],
  ['Win a prize: https://evil.test/?a=1 now', 'Win a now'],
  ['www.evil.test', ''],
  ['evil.test', ''],
  ['evil。test', ''],
  ['javascript:alert(1) Ada', 'Ada'],
  ['<a href="x">Ada</a>', 'a'],
  ['x'.repeat(200), 'x'.repeat(40)],
  ['👩‍🎓'.repeat(50), '👩‍🎓'.repeat(40)],
  ['', ''],
])('%j is greeted as %j', (name, shown) => {
  expect(plainName(name)).toBe(shown)
})

test('a name that is nothing but a link is left out of the greeting', () => {
  const recipient = { edition: 'study', email: 'a@uni.test', firstName: 'https://evil.test' } as const
  expect(confirmationMail(recipient, 'https://stepwise.test').greeting).toBe('Hello,')
})
