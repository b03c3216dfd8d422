import { beforeEach, expect, test } from 'vitest'
import { everyCall } from './support/every-call.ts'
import { type Caller, password, useTestApi } from './support/test-api.ts'

// docs/security.md: what is asked for again before a change that could cost someone their account.

const api = useTestApi()

beforeEach(() => api.setTime())

const later = (minutes: number) => api.setTime(new Date(Date.UTC(2026, 2, 10, 12, minutes, 1)))

const bodies: Record<string, object | undefined> = {
  'POST /users/email_change': { user: { email: 'new@stepwise.test' } },
  'POST /users/passkeys/options': undefined,
  'POST /users/passkeys': { name: 'My phone', passkey: {} },
  'DELETE /users/passkeys/:id': undefined,
  'DELETE /users/institutions/:id': undefined,
  'POST /users/data_export': undefined,
  // Last, because it ends the session.
  'POST /users/deletion': undefined,
}
const sensitive = Object.entries(bodies).map(([name, body]) => {
  const found = everyCall.find((call) => call.name === name)
  if (!found) throw new Error(`There is no call ${name}.`)
  return { ...found, body }
})

const isRefused = ({ status, body }: { status: number; body: { errors?: { proof?: string[] } } }) =>
  status === 403 && body.errors?.proof?.[0] === 'Please confirm that it is you first.'

test('ten minutes after a sign-in, every call that could cost someone their account asks for a step-up', async () => {
  const { call } = await api.newPerson()
  later(10)
  for (const { name, method, url, body } of sensitive) expect(isRefused(await call(method, url, body)), name).toBe(true)

  expect((await call('POST', '/users/proof', { password })).status).toBe(200)
  for (const { name, method, url, body } of sensitive) {
    const answer = await call(method, url, body)
    expect(isRefused(answer), name).toBe(false)
    expect(answer.status, name).toBeLessThan(500)
  }
})

test('a step-up is of one session and lasts ten minutes', async () => {
  const person = await api.newPerson()
  const elsewhere = api.callerAfter(await api.trySignIn(person.email))
  const change = (call: Caller) => call('POST', '/users/email_change', { user: { email: 'n@stepwise.test' } })

  later(20)
  await person.call('POST', '/users/proof', { password })
  expect(isRefused(await change(elsewhere))).toBe(true)
  later(29)
  expect((await change(person.call)).status).toBe(200)
  later(30)
  expect(isRefused(await change(person.call))).toBe(true)
})

test('a wrong password is not a step-up, and a session check is none either', async () => {
  const { call } = await api.newPerson()
  later(10)
  expect((await call('POST', '/users/proof', { password: 'guess' })).status).toBe(422)
  expect((await call('POST', '/auth/authorize')).status).toBe(200)
  expect(isRefused(await call('POST', '/users/email_change', { user: { email: 'n@stepwise.test' } }))).toBe(true)
})
