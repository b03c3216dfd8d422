import { expect, test } from 'vitest'
import { addInstitutions, memberForm, resetForm, tokenIn } from '../../../../test/support/sign-ups.ts'
import { callerOf, eventsOf, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()

const ask = (email: string) => api.visitor('POST', '/auth/sign_in_links', { user: { email } })
const open = (token: string, more: object = {}, headers: Record<string, string> = {}) =>
  callerOf(api.app, headers)('POST', '/auth/sign_in_links/sign_in', { token, ...more })

async function mailedToken(email: string) {
  expect(await ask(email)).toMatchObject({ status: 200, body: {} })
  const [mail] = await api.mails()
  expect(mail).toMatchObject({ to: email, subject: 'Your link to sign in to Stepwise' })
  return tokenIn(mail?.text)
}

const refused = (message: string) => ({
  status: 422,
  body: { errors: { token: [message] }, msg: `${message} <a href="/auth/sign-in-link">Ask for a new link</a>.` },
})
const used = refused('This link has been used already. Please ask for a new one.')
const expired = refused('This link has expired. Please ask for a new one.')
const unknown = refused('This link is not valid. Please open the full link in the latest email, or ask for a new one.')

test('a mailed link signs in once, in another browser than the one that asked', async () => {
  const { id, email } = await api.newPerson()
  const token = await mailedToken(email)
  const phone = { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' }
  const { status, body, headers } = await open(token, {}, phone)
  expect([status, body.id, body.is_shared_computer]).toEqual([200, id, false])
  const call = api.callerAfter({ headers })
  expect((await call('POST', '/auth/authorize')).body.id).toBe(id)
  // It proves who it is, too.
  expect((await call('POST', '/users/passkeys/options')).status).toBe(200)
  expect((await eventsOf(api, id)).some(({ detail }) => detail === 'link')).toBe(true)

  const again = await open(token)
  expect(again).toMatchObject(used)
  expect(again.headers['set-cookie']).toBeUndefined()
})

test('the address may be written in capital letters', async () => {
  const { email } = await api.newPerson()
  expect((await ask(email.toUpperCase())).status).toBe(200)
  const [mail] = await api.mails()
  expect((await open(tokenIn(mail?.text))).status).toBe(200)
})

test.each(['made-up', 'A'.repeat(43), '../../etc'])('%s is no link', async (token) => {
  expect(await open(token)).toMatchObject(unknown)
})

test('a new password by mail ends the links that sign in; signing in by link leaves the one for a new password', async () => {
  const { email } = await api.newPerson()
  const reset = async () => {
    await api.visitor('POST', '/auth/reset_password', { user: { email } })
    return tokenIn((await api.mails())[0]?.text)
  }
  const [earlier, resetToken] = [await mailedToken(email), await reset()]
  const link = await mailedToken(email)
  expect(await open(earlier)).toMatchObject(expired)
  expect((await open(link)).status).toBe(200)
  expect(await open(earlier)).toMatchObject(used)
  const last = await mailedToken(email)
  expect((await api.visitor('PUT', '/auth/reset_password', resetForm(resetToken))).status).toBe(200)
  expect(await open(last)).toMatchObject(used)
})

const change = (id: string, account: { email?: string; confirmed_at?: null }) =>
  api.context.db.updateTable('users').set(account).where('id', '=', id).execute()

test.each([
  ['to an address that is not the account’s any more', (id: string) => change(id, { email: 'moved@stepwise.test' })],
  ['of an account that is not open any more', (id: string) => change(id, { confirmed_at: null })],
  ['of an account that is gone', (id: string) => api.context.db.deleteFrom('users').where('id', '=', id).execute()],
])('a link %s opens nothing', async (_, end) => {
  const { id, email } = await api.newPerson()
  const token = await mailedToken(email)
  await end(id)
  expect(await open(token)).toMatchObject(unknown)
})

test('a link that is not valid ends no session', async () => {
  const { call, cookie } = await api.newPerson()
  expect((await open('made-up', {}, { cookie })).status).toBe(422)
  expect((await call('POST', '/auth/authorize')).status).toBe(200)
})

test('on a shared computer the session ends with the browser', async () => {
  const { email } = await api.newPerson()
  const answer = await open(await mailedToken(email), { is_shared_computer: true })
  expect(answer.body.is_shared_computer).toBe(true)
  expect(String(answer.headers['set-cookie'])).not.toContain('Max-Age')
})

test('signing in by a link leaves the count of wrong tries', async () => {
  const { email } = await api.newPerson()
  const guess = () => api.trySignIn(email, 'guess')
  for (let count = 0; count < 10; count++) await guess()
  expect((await open(await mailedToken(email))).status).toBe(200)
  expect((await guess()).status).toBe(429)
  api.advance(60_000)
})

test('a person who has not verified the address yet gets that mail again instead', async () => {
  await addInstitutions(api)
  const { user } = memberForm()
  await api.visitor('POST', '/auth/sign_up', { sign_up_type: 'inst-licence', user })
  const before = (await api.mails()).length
  expect(await ask(user.email)).toMatchObject({ status: 200, body: {} })
  const mails = await api.mails()
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]).toMatchObject({ to: user.email, subject: 'Verify your email address for Stepwise' })
  expect(await open(tokenIn(mails[0]?.text))).toMatchObject(unknown)
})

test('an address without an account gets no mail, and what is no address is refused', async () => {
  expect((await ask('nobody@stepwise.test')).status).toBe(200)
  expect(await api.mailsTo('nobody@stepwise.test')).toEqual([])
  expect((await ask('x')).body.errors).toEqual({ email: ['Invalid email address'] })
  expect((await ask('')).body.errors).toEqual({ email: ['Enter your email address'] })
})
