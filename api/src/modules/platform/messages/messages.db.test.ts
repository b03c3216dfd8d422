import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const path = '/contact/guest_message'
const guest = { full_name: 'Ada Price', email: 'ada@uni.test', message: 'Can we see a demo?' }
const messages = () => api.context.db.selectFrom('messages').selectAll().orderBy('received_at').execute()
const messageOf = async (words: string) => (await messages()).filter(({ message }) => message === words)

test('a visitor’s message is kept and mailed to those who answer, who can reply to the visitor', async () => {
  const message = 'Can we see a demo?\n\n<script>alert(1)</script> & more'
  expect(await api.visitor('POST', path, { ...guest, message })).toMatchObject({ status: 200, body: {} })
  const [mail] = await api.mails()
  const subject = 'A message from the contact form from Ada Price'
  expect(mail).toMatchObject({ to: 'no-reply@stepwise.test', subject })
  for (const line of [message, 'Name: Ada Price', 'Email: ada@uni.test', 'Edition: study'])
    expect(mail?.text).toContain(line)
  const person = { user_id: null, name: 'Ada Price', email: 'ada@uni.test' }
  expect(await messageOf(message)).toMatchObject([{ ...person, kind: 'guest', facts: '', mailed_at: api.clock.now }])
})

test('a person’s message goes with their name, address and what they use', async () => {
  const { call, id, email } = await api.newPerson()
  const before = (await api.mails()).length
  const body = { message: '  My video does not start. ', facts: 'Firefox 140\nStepwise 1.0' }
  expect(await call('POST', '/users/settings/contact', body)).toMatchObject({ status: 200, body: {} })
  const [mail, ...others] = await api.mails()
  expect(others).toHaveLength(before)
  expect(mail?.subject).toBe('A message to support from Ada Price')
  for (const line of ['My video does not start.', `Email: ${email}`, 'What they use:\nFirefox 140\nStepwise 1.0']) {
    expect(mail?.text).toContain(line)
  }
  expect(await messageOf('My video does not start.')).toMatchObject([{ kind: 'support', user_id: id, email }])
})

const tooLong = 'Please keep your message to 5,000 characters.'
test.each([
  ['no name', { full_name: ' ' }, { full_name: ['Enter your name'] }],
  ['no address', { email: '' }, { email: ['Enter your email address'] }],
  ['no real address', { email: 'ada' }, { email: ['Please enter a valid email'] }],
  ['two addresses', { email: 'a@b.test,c@d.test' }, { email: ['Please enter a valid email'] }],
  [
    'a line break in the address',
    { email: 'a@uni.test\r\nBcc: all@uni.test' },
    { email: ['Please enter a valid email'] },
  ],
  ['no words', { message: ' \n ' }, { message: ['Enter your message'] }],
  ['50,000 characters', { message: 'x'.repeat(50_000) }, { message: [tooLong] }],
])('%s is rejected at its field', async (_, change, errors) => {
  const before = await messages()
  expect(await api.visitor('POST', path, { ...guest, ...change })).toMatchObject({ status: 422, body: { errors } })
  expect(await messages()).toEqual(before)
})

test('an empty message to support is rejected', async () => {
  const { call } = await api.newPerson()
  const { status, body } = await call('POST', '/users/settings/contact', { message: ' ' })
  expect([status, body.errors]).toEqual([422, { message: ['required'] }])
})

test('a sender who fills the field that is not shown gets the usual answer, and nothing is saved', async () => {
  const before = await messages()
  const bot = { ...guest, message: 'Buy this', website: 'https://spam.test' }
  expect(await api.visitor('POST', path, bot)).toMatchObject({ status: 200, body: {} })
  expect(await messages()).toEqual(before)
})

test('the same message eight times at once is kept and mailed once', async () => {
  const before = (await api.mails()).length
  const { call } = await api.newPerson()
  const message = 'Once is enough.'
  const writings = [message, ` ${message}`, 'Once  is\nenough.']
  const guests = Array.from({ length: 8 }, (_, at) =>
    api.from(`10.20.0.${at}`)('POST', path, { ...guest, message: writings[at % 3] }),
  )
  const people = Array.from({ length: 8 }, () => call('POST', '/users/settings/contact', { message }))
  for (const { status } of await Promise.all([...guests, ...people])) expect(status).toBe(200)
  expect(await api.mails()).toHaveLength(before + 2)
  const kept = (await messages()).filter((row) => row.message.replaceAll(/\s+/g, ' ') === message)
  expect(kept.map(({ kind }) => kind).sort()).toEqual(['guest', 'support'])
  // Another person may write the same words.
  await api.visitor('POST', path, { ...guest, email: 'bert@uni.test', message })
  expect(await api.mails()).toHaveLength(before + 3)
})
