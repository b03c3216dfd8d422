import { beforeEach, expect, test } from 'vitest'
import { addInstitutions, memberForm, newPassword } from '../../../../test/support/sign-ups.ts'
import { callerOf, failed, password, tooMany, useTestApi } from '../../../../test/support/test-api.ts'
import { buildApp } from '../../../app.ts'

const api = useTestApi()
const wrong = 'The email address or password is not right.'

beforeEach(() => api.setTime())

const trySignIn = (email: string, given: string, address = '10.0.0.1') =>
  api.trySignIn(email, given, { 'x-forwarded-for': address })

test('signing in returns the person and sets a cookie that scripts cannot read', async () => {
  const { email } = await api.newPerson()
  const { status, body, headers } = await trySignIn(` ${email.toUpperCase()} `, password)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    email,
    first_name: 'Ada',
    software_selected: false,
    is_shared_computer: false,
    user_info: null,
    avatar: null,
    accessability_setting: { font_size: 2, font_family: 'Default', subtitles: true },
  })
  expect(body.badges.map((badge: { code: string }) => badge.code)).toEqual(['NEWBIE'])
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^stepwise_session_study=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    'stepwise_signed_in_study=1; Max-Age=2592000; Path=/; SameSite=Lax',
    expect.stringMatching(/^stepwise_bucket_study=\d\d?; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^stepwise_device_study=/),
  ])
  expect(headers['cache-control']).toBe('no-store')
})

test('the right password of an address that is not verified yet is answered with what to do', async () => {
  await addInstitutions(api)
  const { user } = memberForm()
  await api.visitor('POST', '/auth/sign_up', memberForm(user))
  const message = 'Please verify your email address first: open the link in the email we sent you.'
  const answer = await trySignIn(user.email, newPassword)
  expect(answer.status).toBe(401)
  expect(answer.body).toEqual({ errors: { confirmation: [message] }, msg: message })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await trySignIn(user.email, 'not it')).body).toEqual({ errors: {}, msg: wrong })
})

test('values that are missing, no text or too long are named by field', async () => {
  for (const [user, errors] of [
    [
      { email: '', password: '' },
      { email: ['Enter your email address'], password: ['Enter your password'] },
    ],
    [{ email: 7 }, { email: ['This must be text.'], password: ['This is required.'] }],
    [{ email: `${'a'.repeat(5000)}@x.test`, password }, { email: ['This must have at most 320 characters.'] }],
  ]) {
    const { status, body } = await api.visitor('POST', '/auth/sign_in', { user })
    expect([status, body.errors]).toEqual([422, errors])
  }
})

test('after ten wrong tries each further one must wait, but not at another address', async () => {
  const { email } = await api.newPerson()
  for (let count = 0; count < 10; count++) expect((await trySignIn(email, 'guess')).status).toBe(401)

  expect(await trySignIn(email, password)).toMatchObject(tooMany('wrong tries', '15 seconds', 15))
  expect((await trySignIn(email, password, '10.0.0.2')).status).toBe(200)

  api.advance(16_000)
  expect((await trySignIn(email, 'guess')).status).toBe(401)
  expect((await trySignIn(email, 'guess')).body.msg).toContain('wait 30 seconds')

  api.advance(31_000)
  expect((await trySignIn(email, password)).status).toBe(200)
  expect((await trySignIn(email, 'guess')).status).toBe(401)
})

test('tries made at the same moment count, and do not tell whether there is an account', async () => {
  const tries = Array.from({ length: 16 }, () => trySignIn('crowd@stepwise.test', 'guess', '10.9.9.9'))
  const statuses = (await Promise.all(tries)).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(6)
})

test('a session check sends the same cookies again, for another thirty days', async () => {
  const { cookie, call } = await api.newPerson()
  expect((await call('POST', '/auth/authorize')).headers['set-cookie']).toEqual([
    `${cookie}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    'stepwise_signed_in_study=1; Max-Age=2592000; Path=/; SameSite=Lax',
    expect.stringMatching(/^stepwise_bucket_study=/),
  ])
})

test('a session check that finds no session clears the cookie that tells scripts of one, and that alone', async () => {
  const cleared = expect.stringMatching(/^stepwise_signed_in_study=; Max-Age=0; Path=\/; .*SameSite=Lax$/)
  for (const cookie of ['stepwise_signed_in_study=1', 'stepwise_signed_in_study=1; stepwise_session_study=made-up']) {
    const { status, headers } = await callerOf(api.app, { cookie })('POST', '/auth/authorize')
    expect([status, headers['set-cookie']]).toEqual([401, cleared])
  }
  // The page is of the person who was signed in before: someone else is.
  const [first, second] = [await api.newPerson(), await api.newPerson()]
  const other = callerOf(api.app, { cookie: second.cookie, 'stepwise-person': first.id })
  const { status, headers } = await other('POST', '/auth/authorize')
  expect([status, headers['set-cookie']]).toEqual([401, undefined])
})

async function inProduction(work: (app: Awaited<ReturnType<typeof buildApp>>) => Promise<void>) {
  const settings = { ...api.context.settings, isProduction: true }
  const app = await buildApp({ ...api.context, settings })
  await work(app)
  await app.close()
}

test('in production cookies are sent over HTTPS only, and by this very host', async () => {
  const { email } = await api.newPerson()
  await inProduction(async (app) => {
    const call = callerOf(app, {})
    const { headers } = await call('POST', '/auth/sign_in', { user: { email, password } })
    const hidden = (name: string) =>
      expect.stringMatching(new RegExp(`^${name}=.*; Path=/; .*HttpOnly; Secure; SameSite=Lax$`))
    const [session, bucket] = [hidden('__Host-stepwise_session_study'), hidden('__Host-stepwise_bucket_study')]
    const companion = expect.stringMatching(
      /^__Host-stepwise_signed_in_study=(?!.*HttpOnly).*; Path=\/; .*Secure; SameSite=Lax$/,
    )
    expect(headers['set-cookie']).toEqual([session, companion, bucket, hidden('__Host-stepwise_device_study')])
    const cleared = (await call('DELETE', '/auth/sign_out')).headers['set-cookie']
    expect(cleared).toEqual([session, hidden('stepwise_session_study'), companion, bucket])
  })
})

test('in production a session that the version before began goes on under the new name, and no other does under the old one', async () => {
  const { db } = api.context
  const [before, now] = [await api.newPerson(), await api.newPerson()]
  await db.updateTable('sessions').set({ proved_at: null }).where('user_id', '=', before.id).execute()
  await inProduction(async (app) => {
    const check = (cookie: string) => callerOf(app, { cookie })('POST', '/auth/authorize')
    const { status, headers } = await check(before.cookie)
    expect(status).toBe(200)
    expect(String(headers['set-cookie'])).toContain(`__Host-${before.cookie}; Max-Age`)
    expect((await check(now.cookie)).status).toBe(401)
    expect((await check(`__Host-${now.cookie}`)).status).toBe(200)
  })
})

test('a session lasts thirty days from its last check, and other calls do not lengthen it', async () => {
  const { call } = await api.newPerson()
  api.setTime('2026-03-11T12:00:00Z')
  await call('POST', '/auth/authorize')
  api.setTime('2026-04-10T11:59:59.999Z')
  expect((await call('GET', '/users/sessions')).status).toBe(200)
  api.setTime('2026-04-10T12:00:00Z')
  expect((await call('GET', '/users/sessions')).status).toBe(401)
})

test('each sign-in of a day counts as a log-in; coming back counts as the first of its day only', async () => {
  const person = await api.newPerson()
  const logIns = async () => {
    const visits = api.context.db.selectFrom('visits').select(['day', 'log_ins']).where('user_id', '=', person.id)
    return (await visits.orderBy('day').execute()).map(({ day, log_ins }) => [day, log_ins])
  }
  await person.call('POST', '/auth/authorize')
  await person.call('POST', '/auth/authorize')
  expect(await logIns()).toEqual([['2026-03-10', 1]])
  await trySignIn(person.email, password)
  await trySignIn(person.email, 'not it')
  expect(await logIns()).toEqual([['2026-03-10', 2]])

  api.setTime('2026-03-11T09:00:00Z')
  await person.call('POST', '/auth/authorize')
  await person.call('POST', '/auth/authorize')
  expect(Object.fromEntries(await logIns())).toEqual({ '2026-03-10': 2, '2026-03-11': 1 })
  await trySignIn(person.email, password)
  expect((await logIns()).at(-1)).toEqual(['2026-03-11', 2])
})

test('signing out ends the session and clears the cookie; a second time is not a failure', async () => {
  const { call } = await api.newPerson()
  const { status, headers } = await call('DELETE', '/auth/sign_out')
  expect(status).toBe(200)
  expect(String(headers['set-cookie'])).toMatch(/^stepwise_session_study=;.*,stepwise_signed_in_study=;/)
  expect((await call('POST', '/auth/authorize')).status).toBe(401)
  expect((await call('DELETE', '/auth/sign_out')).status).toBe(200)
})

test('a person without a session is signed out already: the cookie is cleared, whoever’s page it was', async () => {
  const { id, cookie, call } = await api.newPerson()
  await call('DELETE', '/users/sessions')
  for (const headers of [{}, { 'stepwise-person': id }, { cookie }, { cookie, 'stepwise-person': id }]) {
    const answer = await callerOf(api.app, headers)('DELETE', '/auth/sign_out')
    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(String(answer.headers['set-cookie'])).toContain('stepwise_session_study=; Max-Age=0; Path=/;')
  }
})

test('a page of one person cannot act with the session of another', async () => {
  const [first, second] = [await api.newPerson(), await api.newPerson()]
  const asSecond = (person: string) => callerOf(api.app, { cookie: second.cookie, 'stepwise-person': person })
  expect((await asSecond(second.id)('GET', '/users/profile')).status).toBe(200)
  expect((await asSecond(first.id)('GET', '/users/profile')).status).toBe(401)
  const withoutSession = callerOf(api.app, { 'stepwise-person': first.id })
  expect(await withoutSession('GET', '/users/profile')).toMatchObject(failed(401, 'Please sign in to continue.'))
})

test('a script that has no session may call without an origin', async () => {
  const { email } = await api.newPerson()
  const payload = { user: { email, password } }
  expect((await api.app.inject({ method: 'POST', url: '/api/auth/sign_in', payload })).statusCode).toBe(200)
})
