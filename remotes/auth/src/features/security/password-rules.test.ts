import { expect, test } from 'vitest'
import { passwordRules } from './password-rules.ts'

const messageOf = (password: string, passwordConfirmation: string) =>
  passwordRules.passwordConfirmation.map((rule) => rule(passwordConfirmation, { password })).find((message) => message)

// As one character, and as a letter with its accent.
test('an accent that is typed in two ways is the same password and counts once', () => {
  expect(messageOf('Caf\u00e9 fl\u00fcsse', 'Cafe\u0301 flu\u0308sse')).toBeUndefined()
  expect(messageOf('Caf\u00e9 fl\u00fcsse', 'Cafe flusse')).toBe("Your passwords don't match")
  expect(messageOf('Cafe\u0301 u\u0308n', 'Cafe\u0301 u\u0308n')).toBe('Password must be at least 8 characters.')
})
