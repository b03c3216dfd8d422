import { beforeEach, expect, test } from 'vitest'
import { newPassword, resetForm, tokenIn } from '../../../../test/support/sign-ups.ts'
import {
  type Caller,
  callerOf,
  eventsOf,
  password,
  signIn,
  tooMany,
  useTestApi,
} from '../../../../test/support/test-api.ts'

const api = useTestApi()

beforeEach(() => api.setTime())

const advance = (minutes: number) => api.advance(minutes * 60_000)
const change = (call: Caller, user: object) =>
  call('PUT', '/users/password', {
    user: { current_password: password, password: newPassword, password_confirmation: newPassword, ...user },
  })

/** Of an institution, or of someone who comes in by a link. */
async function withoutPassword() {
  const person = await api.newPerson()
  await api.context.db.updateTable('users').set({ has_password: false }).where('id', '=', person.id).execute()
  return person
}

test('a password changes with the old one; other sessions end, and an email says so', async () => {
  const person = await api.newPerson()
  const elsewhere = callerOf(api.app, { cookie: await signIn(api, person.email) })
  advance(11)
  expect(await change(person.call, {})).toMatchObject({ status: 200, body: {} })
  expect((await person.call('POST', '/auth/authorize')).status).toBe(200)
  expect((await elsewhere('POST', '/auth/authorize')).status).toBe(401)
  expect((await api.trySignIn(person.email, password)).status).toBe(401)
  expect((await api.trySignIn(person.email, newPassword)).status).toBe(200)

  const [mail] = await api.mailsTo(person.email)
  expect(mail?.subject).toBe('Your password for Stepwise was changed')
  expect(mail?.text).toContain('Your password was changed, and you were signed out everywhere else.')
  expect(mail?.text).toContain('http://stepwise.test/auth/reset-password')
  expect(await eventsOf(api, person.id)).toContainEqual({ kind: 'password-changed', actor: 'person', detail: '' })
  const { proved_until } = (await person.call('GET', '/users/security')).body
  expect(proved_until).toBe(new Date(api.clock.now.getTime() + 10 * 60_000).toISOString())
})

test('an account without a password gets one after a step-up', async () => {
  const person = await withoutPassword()
  advance(11)
  const without = { current_password: undefined }
  const body = { errors: { proof: ['Please confirm that it is you first.'] } }
  expect(await change(person.call, without)).toMatchObject({ status: 403, body })

  const again = callerOf(api.app, { cookie: await signIn(api, person.email) })
  expect((await change(again, without)).status).toBe(200)
  expect((await again('GET', '/users/security')).body.has_password).toBe(true)
  expect((await api.trySignIn(person.email, newPassword)).status).toBe(200)
  const [mail] = await api.mailsTo(person.email)
  expect(mail?.subject).toBe('You now have a password for Stepwise')
  expect(mail?.text).toContain('Your password was set, and you were signed out everywhere else.')
  expect(await eventsOf(api, person.id)).toContainEqual({ kind: 'password-set', actor: 'person', detail: '' })
})

const tooShort = 'Password must be at least 8 characters.'
test.each([
  [{ current_password: 'wrong' }, { current_password: ['This is not your password.'] }],
  [{ current_password: '' }, { current_password: ['Enter your current password'] }],
  [{ current_password: undefined }, { current_password: ['Enter your current password'] }],
  [{ password_confirmation: 'something else' }, { password_confirmation: ["Your passwords don't match"] }],
  [
    { password: 'short', password_confirmation: 'short' },
    { password: [tooShort], password_confirmation: [tooShort] },
  ],
])('%j is rejected and changes nothing', async (user, errors) => {
  const person = await api.newPerson()
  const elsewhere = callerOf(api.app, { cookie: await signIn(api, person.email) })
  const { status, body } = await change(person.call, user)
  expect([status, body.errors]).toEqual([422, errors])
  expect((await elsewhere('POST', '/auth/authorize')).status).toBe(200)
  expect((await api.trySignIn(person.email, password)).status).toBe(200)
})

test('the old password cannot be guessed here, and guesses do not hold up a sign-in', async () => {
  const person = await api.newPerson()
  for (let count = 0; count < 10; count++)
    expect((await change(person.call, { current_password: `guess ${count}` })).status).toBe(422)
  expect(await change(person.call, {})).toMatchObject(tooMany('wrong tries', '15 seconds', 15))
  expect((await api.trySignIn(person.email, password)).status).toBe(200)
  const [refusal] = await eventsOf(api, person.id, 'sign-in-refused')
  expect(refusal).toMatchObject({ actor: 'somebody', detail: 'wrong-password' })
  advance(0.25)
  expect((await change(person.call, {})).status).toBe(200)
})

test('one of two changes at the same moment counts', async () => {
  const person = await api.newPerson()
  const other = 'another new long password'
  const answers = await Promise.all([
    change(person.call, {}),
    change(person.call, { password: other, password_confirmation: other }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const works = await Promise.all([api.trySignIn(person.email, newPassword), api.trySignIn(person.email, other)])
  expect(works.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)))
})

test('a change, a reset, a new address and a request for one at the same moment hold no one up', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await api.newPerson()
    const wanted = `round-${round}@other.test`
    await person.call('POST', '/users/email_change', { user: { email: wanted } })
    await api.visitor('POST', '/auth/reset_password', { user: { email: person.email } })
    const [toWanted] = await api.mailsTo(wanted)
    const reset = (await api.mailsTo(person.email)).find(({ text }) => text.includes('/auth/reset_password/'))
    const answers = await Promise.all([
      change(person.call, {}),
      api.visitor('PUT', '/auth/reset_password', resetForm(tokenIn(reset?.text), password)),
      api.visitor('POST', '/auth/email_change', { token: tokenIn(toWanted?.text) }),
      person.call('POST', '/users/email_change', { user: { email: `other-${wanted}` } }),
      person.call('DELETE', '/users/email_change'),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 401, 422].includes(status))).toEqual([])
    expect(statuses).toContain(200)
  }
})

test('links, known browsers and another address that was asked for end with a change', async () => {
  const person = await api.newPerson()
  const { db } = api.context
  await api.visitor('POST', '/auth/reset_password', { user: { email: person.email } })
  const [reset] = await api.mailsTo(person.email)
  const wanted = { user: { email: 'thief@other.test' } }
  expect((await person.call('POST', '/users/email_change', wanted)).status).toBe(200)
  const [toThief] = await api.mailsTo('thief@other.test')
  await signIn(api, person.email)
  const devices = () => db.selectFrom('known_devices').select('token_hash').where('user_id', '=', person.id).execute()
  expect(await devices()).toHaveLength(2)

  expect((await change(person.call, {})).status).toBe(200)
  const { sessions } = (await person.call('GET', '/users/sessions')).body
  const own = await db.selectFrom('sessions').select('device_hash').where('id', '=', sessions[0].id).execute()
  expect(await devices()).toEqual(own.map(({ device_hash }) => ({ token_hash: device_hash })))
  expect((await person.call('GET', '/users/security')).body.pending_email).toBeNull()
  expect((await api.visitor('POST', '/auth/email_change', { token: tokenIn(toThief?.text) })).status).toBe(422)
  expect((await api.visitor('PUT', '/auth/reset_password', resetForm(tokenIn(reset?.text)))).status).toBe(422)
})

test('an email with a link that still waits is not sent after a change', async () => {
  const person = await api.newPerson()
  const { mail } = api.context
  // A round that has begun would still send it.
  await api.context.background.idle()
  api.context.mail = { ...mail, send: () => Promise.reject(new Error('no mail server')) }
  await api.visitor('POST', '/auth/reset_password', { user: { email: person.email } })
  await api.context.background.idle()
  api.context.mail = mail
  expect((await change(person.call, {})).status).toBe(200)
  advance(60)
  const subjects = (await api.mailsTo(person.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Your password for Stepwise was changed'])
})
