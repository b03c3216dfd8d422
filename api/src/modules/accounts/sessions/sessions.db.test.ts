import { expect, test } from 'vitest'
import { callerOf, password, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Signs in at another browser. */
async function signInAt(email: string, userAgent: string) {
  const call = callerOf(api.app, { 'user-agent': userAgent })
  const { headers } = await call('POST', '/auth/sign_in', { user: { email, password } })
  return callerOf(api.app, { cookie: String(headers['set-cookie']).split(';')[0] ?? '' })
}

test('a person sees where they are signed in, the latest first, and which place is this one', async () => {
  const person = await api.newPerson()
  api.clock.now = new Date('2026-03-11T09:00:00Z')
  const other = await signInAt(person.email, firefox)
  api.clock.now = new Date('2026-03-11T10:00:00Z')
  await other('GET', '/flows')

  const { status, body } = await person.call('GET', '/users/sessions')
  expect(status).toBe(200)
  expect(body.sessions.map(({ id, ...session }: { id: string }) => session)).toEqual(
    [
      {
        device: expect.any(String),
        started_at: '2026-03-10T12:00:00.000Z',
        last_seen_at: '2026-03-11T10:00:00.000Z',
        is_current: true,
      },
      {
        device: 'Firefox on Linux',
        started_at: '2026-03-11T09:00:00.000Z',
        last_seen_at: '2026-03-11T10:00:00.000Z',
        is_current: false,
      },
    ].sort(() => (body.sessions[0].is_current ? 1 : -1)),
  )
})

test('one place can be signed out from another', async () => {
  const person = await api.newPerson()
  const other = await signInAt(person.email, firefox)
  const { sessions } = (await person.call('GET', '/users/sessions')).body
  const there = sessions.find((session: { is_current: boolean }) => !session.is_current)
  const { status, headers } = await person.call('DELETE', `/users/sessions/${there.id}`)
  expect(status).toBe(200)
  expect(headers['set-cookie']).toBeUndefined()
  expect((await other('POST', '/auth/authorize')).status).toBe(401)
  expect((await person.call('POST', '/auth/authorize')).status).toBe(200)
  expect(await person.call('DELETE', `/users/sessions/${there.id}`)).toMatchObject({
    status: 404,
    body: { errors: {}, msg: 'We could not find this session.' },
  })
  expect((await person.call('DELETE', '/users/sessions/no-uuid')).status).toBe(404)
})

test('signing out everywhere ends this session too', async () => {
  const person = await api.newPerson()
  const other = await signInAt(person.email, firefox)
  const { status, headers } = await person.call('DELETE', '/users/sessions')
  expect(status).toBe(200)
  expect(String(headers['set-cookie'])).toContain('stepwise_session_study=;')
  for (const call of [person.call, other]) expect((await call('POST', '/auth/authorize')).status).toBe(401)
})

test('a stranger’s session cannot be ended', async () => {
  const person = await api.newPerson()
  const stranger = await api.newPerson()
  const { sessions } = (await person.call('GET', '/users/sessions')).body
  expect((await stranger.call('DELETE', `/users/sessions/${sessions[0].id}`)).status).toBe(404)
  await stranger.call('DELETE', '/users/sessions')
  expect((await person.call('GET', '/users/sessions')).body.sessions).toHaveLength(1)
})

test('who ends the session of this very place is signed out, with the cookie', async () => {
  const person = await api.newPerson()
  const other = await signInAt(person.email, firefox)
  const { sessions } = (await person.call('GET', '/users/sessions')).body
  const here = sessions.find((session: { is_current: boolean }) => session.is_current)
  const { status, body, headers } = await person.call('DELETE', `/users/sessions/${here.id}`)
  expect({ status, body }).toEqual({ status: 200, body: {} })
  expect(String(headers['set-cookie'])).toContain('stepwise_session_study=; Max-Age=0; Path=/;')
  expect((await person.call('POST', '/auth/authorize')).status).toBe(401)
  expect((await other('GET', '/users/sessions')).body.sessions).toHaveLength(1)
})

test('when a place was last used is kept to ten minutes', async () => {
  api.clock.now = new Date('2026-03-10T12:00:00Z')
  const person = await api.newPerson()
  const other = await signInAt(person.email, firefox)
  const lastSeen = async () => {
    const { sessions } = (await other('GET', '/users/sessions')).body
    return sessions.find((session: { is_current: boolean }) => !session.is_current).last_seen_at
  }
  for (const [moment, seen] of [
    ['2026-03-10T12:05:00.000Z', '2026-03-10T12:00:00.000Z'],
    ['2026-03-10T12:10:00.000Z', '2026-03-10T12:00:00.000Z'],
    ['2026-03-10T12:10:00.001Z', '2026-03-10T12:10:00.001Z'],
    ['2026-03-10T12:20:00.001Z', '2026-03-10T12:10:00.001Z'],
  ] as const) {
    api.clock.now = new Date(moment)
    await person.call('GET', '/flows')
    expect(await lastSeen(), moment).toBe(seen)
  }
  // A session check always counts.
  await person.call('POST', '/auth/authorize')
  expect(await lastSeen()).toBe('2026-03-10T12:20:00.001Z')
})

test('a session whose time is over is not listed', async () => {
  api.clock.now = new Date('2026-03-10T12:00:00Z')
  const person = await api.newPerson()
  api.clock.now = new Date('2026-04-01T12:00:00Z')
  const other = await signInAt(person.email, firefox)
  expect((await other('GET', '/users/sessions')).body.sessions).toHaveLength(2)
  api.clock.now = new Date('2026-04-09T12:00:00Z')
  expect((await other('GET', '/users/sessions')).body.sessions).toMatchObject([{ is_current: true }])
})
