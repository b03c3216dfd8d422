import { beforeEach, expect, test } from 'vitest'
import { callerOf, password, useStage } from '../../../test/support/stage.ts'

const stage = useStage()
const cookieIn = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''

beforeEach(() => {
  stage.clock.now = new Date('2026-03-10T12:00:00Z')
})

function signIn(email: string, more: object = {}, headers: Record<string, string> = {}) {
  return callerOf(stage.app, headers)('POST', '/auth/sign_in', { user: { email, password, ...more } })
}

test('on a shared computer the cookie ends with the browser, and the session after twelve hours', async () => {
  const { email } = await stage.newPerson()
  const { body, headers } = await signIn(email, { is_shared_computer: true })
  expect(body.is_shared_computer).toBe(true)
  expect(headers['set-cookie']).toMatch(/^stepwise_session_study=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)

  const call = callerOf(stage.app, { cookie: cookieIn(headers) })
  stage.clock.now = new Date('2026-03-10T23:00:00Z')
  const checked = await call('POST', '/auth/authorize')
  expect(checked).toMatchObject({ status: 200, body: { is_shared_computer: true } })
  expect(checked.headers['set-cookie']).not.toContain('Max-Age')

  stage.clock.now = new Date('2026-03-11T10:30:00Z')
  expect((await call('POST', '/auth/authorize')).status).toBe(200)
  stage.clock.now = new Date('2026-03-11T23:00:00Z')
  expect((await call('POST', '/auth/authorize')).status).toBe(401)
})

test('unless it is said, a computer is the person’s own', async () => {
  const { email } = await stage.newPerson()
  const { body, headers } = await signIn(email)
  expect(body.is_shared_computer).toBe(false)
  expect(headers['set-cookie']).toContain('Max-Age=2592000')
})

test('what is not a yes or no is refused', async () => {
  const { email } = await stage.newPerson()
  expect((await signIn(email, { is_shared_computer: 'yes' })).status).toBe(422)
})

test('whoever signs in takes over the browser: the session that it had before ends', async () => {
  const [first, second] = [await stage.newPerson(), await stage.newPerson()]
  const { headers } = await signIn(second.email, {}, { cookie: first.cookie })
  expect((await first.call('POST', '/auth/authorize')).status).toBe(401)
  const call = callerOf(stage.app, { cookie: cookieIn(headers) })
  expect((await call('POST', '/auth/authorize')).status).toBe(200)
})

test('a wrong password ends no session', async () => {
  const person = await stage.newPerson()
  const call = callerOf(stage.app, { cookie: person.cookie })
  expect((await call('POST', '/auth/sign_in', { user: { email: person.email, password: 'guess' } })).status).toBe(401)
  expect((await person.call('POST', '/auth/authorize')).status).toBe(200)
})

test('a sign-out that comes late ends the session of who asked for it, never that of who signed in since', async () => {
  const [first, second] = [await stage.newPerson(), await stage.newPerson()]
  const late = callerOf(stage.app, { cookie: second.cookie, 'stepwise-person': first.id })
  const { status, headers } = await late('DELETE', '/auth/sign_out')
  expect(status).toBe(200)
  expect(headers['set-cookie']).toBeUndefined()
  expect((await second.call('POST', '/auth/authorize')).status).toBe(200)

  const own = callerOf(stage.app, { cookie: first.cookie, 'stepwise-person': first.id })
  expect((await own('DELETE', '/auth/sign_out')).headers['set-cookie']).toContain('stepwise_session_study=;')
  expect((await first.call('POST', '/auth/authorize')).status).toBe(401)
})
