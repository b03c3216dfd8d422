import { expect, test } from 'vitest'
import { addInstitutions, memberForm, newPassword, resetForm, tokenIn } from '../../../../test/support/sign-ups.ts'
import { callerOf, eventsOf, kindsOf, password, signIn, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

const ask = (email: string) => api.visitor('POST', '/auth/reset_password', { user: { email } })
const change = (token: string, user: object = {}, call = api.visitor) =>
  call('PUT', '/auth/reset_password', { user: { ...resetForm(token).user, ...user } })
const check = (token: string) =>
  api.visitor('GET', `/auth/reset_password?reset_password_token=${encodeURIComponent(token)}`)
const refused = (token: string) => ({ errors: { reset_password_token: [token] } })
const used = refused('This link has been used already. Please ask for a new one.')

async function mailedToken(email: string) {
  expect(await ask(email)).toMatchObject({ status: 200, body: {} })
  // Of the same moment as another one to them, perhaps.
  const mail = (await api.mailsTo(email)).find(({ subject }) => subject.startsWith('Choose a new password'))
  return tokenIn(mail?.text)
}

test('a person who is signed in while they set a new password is signed out here, too', async () => {
  const { email, call } = await api.newPerson()
  const { status, headers } = await change(await mailedToken(email), {}, call)
  expect(status).toBe(200)
  expect(String(headers['set-cookie'])).toMatch(/^[^=]+=;/)
})

test('a mailed link sets a new password once, ends every session, and says so by mail', async () => {
  const { email, call } = await api.newPerson()
  const elsewhere = callerOf(api.app, { cookie: await signIn(api, email) })
  const token = await mailedToken(email)
  // A check uses nothing.
  for (let time = 0; time < 2; time++) expect((await check(token)).status).toBe(200)
  const { status, body, headers } = await change(token)
  expect({ status, body }).toEqual({ status: 200, body: {} })
  expect(headers['set-cookie']).toBeUndefined()

  for (const caller of [call, elsewhere]) expect((await caller('POST', '/auth/authorize')).status).toBe(401)
  expect((await api.trySignIn(email, password)).status).toBe(401)
  expect((await api.trySignIn(email, newPassword)).status).toBe(200)
  const [mail] = await api.mails()
  expect(mail).toMatchObject({ to: email, subject: 'Your password for Stepwise was changed' })
  expect(mail?.text).toContain('http://stepwise.test/auth/reset-password')

  expect((await check(token)).body).toMatchObject(used)
  const again = await change(token)
  expect(again).toMatchObject({ status: 422, body: used })
  expect(again.body.msg).toContain('<a href="/auth/reset-password">Ask for a new link</a>')
})

test('a new password ends what someone else may have begun with the old one, and is written down', async () => {
  const { id, email, call } = await api.newPerson()
  const { db } = api.context
  await call('POST', '/users/email_change', { user: { email: 'thief@other.test' } })
  const [toThief] = await api.mailsTo('thief@other.test')
  await db.updateTable('users').set({ has_password: false }).where('id', '=', id).execute()
  await change(await mailedToken(email))
  const opened = await api.visitor('POST', '/auth/email_change', { token: tokenIn(toThief?.text) })
  expect(opened.status).toBe(422)
  expect(await db.selectFrom('known_devices').selectAll().where('user_id', '=', id).execute()).toEqual([])
  const account = await db.selectFrom('users').select('has_password').where('id', '=', id).executeTakeFirst()
  expect(account).toEqual({ has_password: true })
  const events = await eventsOf(api, id, 'password-reset', 'address-verified')
  expect(events).toEqual([{ kind: 'password-reset', actor: 'person', detail: '' }])
})

test('a link that was mailed to an address the account no longer has does not work', async () => {
  const { id, email } = await api.newPerson()
  const token = await mailedToken(email)
  const moved = `new-${email}`
  await api.context.db.updateTable('users').set({ email: moved }).where('id', '=', id).execute()
  expect((await change(token)).status).toBe(422)
  expect((await api.trySignIn(moved, password)).status).toBe(200)
})

const both = (given: string) => ({ password: given, password_confirmation: given })
test('a link that is older than an hour says so', async () => {
  const { email } = await api.newPerson()
  const token = await mailedToken(email)
  api.advance(61 * 60 * 1000)
  expect((await change(token)).body).toMatchObject(refused('This link has expired. Please ask for a new one.'))
})

test.each([
  // Nine code points, and seven characters.
  [
    { password: 'Cafe\u0301 u\u0308n', password_confirmation: 'Caf\u00e9 \u00fcn' },
    'password',
    'Password must be at least 8 characters.',
  ],
  [both(''), 'password', 'Field required'],
  [both('password1'), 'password', 'so it is easily guessed. Please choose another one.'],
  [{ password_confirmation: 'another password' }, 'password_confirmation', "Your passwords don't match"],
  [{ reset_password_token: 'made-up' }, 'reset_password_token', 'This link is not valid.'],
])('%j is rejected and the link still works', async (user, field, message) => {
  const { email } = await api.newPerson()
  const token = await mailedToken(email)
  const rejected = await change(token, user)
  expect(rejected.status).toBe(422)
  expect(rejected.body.errors[field][0]).toContain(message)
  expect((await change(token)).status).toBe(200)
})

test('a new password through the mail verifies the address too', async () => {
  await addInstitutions(api)
  const form = memberForm(both('another password'))
  await api.visitor('POST', '/auth/sign_up', form)
  await change(await mailedToken(form.user.email))
  const signedIn = await api.trySignIn(form.user.email, newPassword)
  expect(signedIn.status).toBe(200)
  const kinds = await kindsOf(api, signedIn.body.id)
  expect(kinds.sort()).toEqual(['account-made', 'address-verified', 'password-reset', 'signed-in'])
})

test('text that is no address is refused', async () => {
  expect((await ask('x')).body.errors).toEqual({ email: ['Invalid email address'] })
})
