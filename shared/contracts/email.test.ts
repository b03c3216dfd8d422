import { expect, test } from 'vitest'
import { confirmationResendSchema, resetRequestSchema, signUpSchema } from './account.ts'
import { guestMessageSchema } from './contact.ts'
import { emailPattern, plainEmail } from './email.ts'
import { addressSchema, emailChangeSchema } from './security.ts'
import { calmRequestSchema, signInSchema } from './user.ts'

const typed = ' \ufeffro\u200bbin@uni.te\u00adst\u200e\u200d '
const read = 'robin@uni.test'

test('invisible characters are no part of an address', () => {
  expect(plainEmail(typed)).toBe(read)
  expect(emailPattern.test(plainEmail(typed))).toBe(true)
  expect(plainEmail('röbin+é@uni.test')).toBe('röbin+é@uni.test')
})

const person = { first_name: 'Robin', surname: 'Ward' }
const passwords = { password: 'a long password', password_confirmation: 'a long password' }
const licence = { licence_key: '1', university: 'Uni', confirm_email: read, ...person, ...passwords }
test.each([
  ['signing in', signInSchema, { user: { email: typed, password: 'x' } }],
  ['a licence', signUpSchema, { sign_up_type: 'dsa-licence', user: { ...licence, email: typed } }],
  ['a sign-up', signUpSchema, { sign_up_type: 'inst-licence', user: { email: typed, ...person, ...passwords } }],
  ['a new password', resetRequestSchema, { user: { email: typed } }],
  ['a sign-in link', addressSchema, { user: { email: typed } }],
  ['another address', emailChangeSchema, { user: { email: typed } }],
  ['a verification mail', confirmationResendSchema, { email: typed }],
  ['a message', guestMessageSchema, { full_name: 'Robin', email: typed, message: 'Hello' }],
  ['a calm gift', calmRequestSchema, { email: typed, firstName: 'Robin', surname: 'Ward' }],
])('%s reads the address that is seen', (_what, schema, body) => {
  const data = schema.parse(body) as { email?: string; user?: { email: string } }
  expect(data.user?.email ?? data.email).toBe(read)
})

test.each(['', ' ', '\u200b', '\u200b\ufeff '])('%j is an address that is missing', (email) => {
  const { error } = resetRequestSchema.safeParse({ user: { email } })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Enter your email address'])
})
