import { beforeEach, expect, test } from 'vitest'
import { licenceForm, newLicenceKey } from '../../../../test/support/sign-ups.ts'
import { callerOf, password, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const signIn = (email: string, more: object = {}) =>
  api.visitor('POST', '/auth/sign_in', { user: { email, password, ...more } })

beforeEach(() => api.setTime())

test('on a shared computer the cookie ends with the browser, and the session after twelve hours', async () => {
  const { email } = await api.newPerson()
  const { body, headers } = await signIn(email, { is_shared_computer: true })
  expect(body.is_shared_computer).toBe(true)
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^stepwise_session_study=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    'stepwise_signed_in_study=1; Path=/; SameSite=Lax',
    expect.stringMatching(/^stepwise_bucket_study=\d\d?; Path=\/; HttpOnly; SameSite=Lax$/),
  ])

  const call = api.callerAfter({ headers })
  api.setTime('2026-03-10T23:00:00Z')
  const checked = await call('POST', '/auth/authorize')
  expect(checked).toMatchObject({ status: 200, body: { is_shared_computer: true } })
  expect(String(checked.headers['set-cookie'])).not.toContain('Max-Age')

  // However often it is used.
  api.setTime('2026-03-11T00:00:00Z')
  expect((await call('POST', '/auth/authorize')).status).toBe(401)
})

test('the computer at which an account was made is the person’s own, too', async () => {
  const form = licenceForm({ licence_key: await newLicenceKey(api) })
  const { headers } = await api.visitor('POST', '/auth/sign_up', form)
  expect(String(headers['set-cookie'])).toContain('Max-Age=2592000')
  const call = api.callerAfter({ headers })
  api.setTime('2026-04-09T11:59:59Z')
  expect(await call('POST', '/auth/authorize')).toMatchObject({ status: 200, body: { is_shared_computer: false } })
})

test('on a shared computer a session ends when twelve hours are over', async () => {
  const { email } = await api.newPerson()
  const call = api.callerAfter(await signIn(email, { is_shared_computer: true }))
  api.setTime('2026-03-10T23:59:59.999Z')
  expect((await call('GET', '/users/sessions')).status).toBe(200)
  api.setTime('2026-03-11T00:00:00Z')
  expect((await call('GET', '/users/sessions')).status).toBe(401)
})

test('a value that is not a boolean is rejected', async () => {
  const { email } = await api.newPerson()
  expect((await signIn(email, { is_shared_computer: 'yes' })).status).toBe(422)
})

test('a wrong password ends no session', async () => {
  const person = await api.newPerson()
  expect((await api.trySignIn(person.email, 'guess', { cookie: person.cookie })).status).toBe(401)
  expect((await person.call('POST', '/auth/authorize')).status).toBe(200)
})

test('a late sign-out never ends the session of the person who has signed in since', async () => {
  const [first, second] = [await api.newPerson(), await api.newPerson()]
  const late = callerOf(api.app, { cookie: second.cookie, 'stepwise-person': first.id })
  const { status, headers } = await late('DELETE', '/auth/sign_out')
  expect(status).toBe(200)
  expect(headers['set-cookie']).toBeUndefined()
  expect((await second.call('POST', '/auth/authorize')).status).toBe(200)

  const own = callerOf(api.app, { cookie: first.cookie, 'stepwise-person': first.id })
  expect(String((await own('DELETE', '/auth/sign_out')).headers['set-cookie'])).toContain('stepwise_session_study=;')
  expect((await first.call('POST', '/auth/authorize')).status).toBe(401)
})
