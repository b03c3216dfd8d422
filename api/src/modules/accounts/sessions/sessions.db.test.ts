import { expect, test } from 'vitest'
import { type Caller, failed, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** A person, and their other browser. */
async function inTwoBrowsers(other = '') {
  const person = await api.newPerson()
  if (other) api.setTime(other)
  return [person, api.callerAfter(await api.trySignIn(person.email, undefined, { 'user-agent': firefox }))] as const
}
const sessionsOf = async (call: Caller) => (await call('GET', '/users/sessions')).body.sessions
const sessionOf = async (call: Caller, isCurrent: boolean) =>
  (await sessionsOf(call)).find((session: { is_current: boolean }) => session.is_current === isCurrent)

test('a person sees where they are signed in, the latest first, and which place is this one', async () => {
  const [person, other] = await inTwoBrowsers('2026-03-11T09:00:00Z')
  api.setTime('2026-03-11T10:00:00Z')
  await other('GET', '/flows')

  const { status, body } = await person.call('GET', '/users/sessions')
  expect(status).toBe(200)
  const last_seen_at = '2026-03-11T10:00:00.000Z'
  expect(body.sessions.map(({ id, ...session }: { id: string }) => session)).toEqual(
    [
      { device: expect.any(String), started_at: '2026-03-10T12:00:00.000Z', last_seen_at, is_current: true },
      { device: 'Firefox on Linux', started_at: '2026-03-11T09:00:00.000Z', last_seen_at, is_current: false },
    ].sort(() => (body.sessions[0].is_current ? 1 : -1)),
  )
})

test('one place can be signed out from another', async () => {
  const [person, other] = await inTwoBrowsers()
  const there = await sessionOf(person.call, false)
  const { status, headers } = await person.call('DELETE', `/users/sessions/${there.id}`)
  expect(status).toBe(200)
  expect(headers['set-cookie']).toBeUndefined()
  expect((await other('POST', '/auth/authorize')).status).toBe(401)
  expect((await person.call('POST', '/auth/authorize')).status).toBe(200)
  const notFound = failed(404, 'We could not find this session.')
  expect(await person.call('DELETE', `/users/sessions/${there.id}`)).toMatchObject(notFound)
  expect((await person.call('DELETE', '/users/sessions/no-uuid')).status).toBe(404)
})

test('signing out everywhere ends this session too', async () => {
  const [person, other] = await inTwoBrowsers()
  const { status, headers } = await person.call('DELETE', '/users/sessions')
  expect(status).toBe(200)
  expect(String(headers['set-cookie'])).toContain('stepwise_session_study=;')
  for (const call of [person.call, other]) expect((await call('POST', '/auth/authorize')).status).toBe(401)
})

test('a person who ends the session of this very place is signed out, with the cookie', async () => {
  const [person, other] = await inTwoBrowsers()
  const here = await sessionOf(person.call, true)
  const { status, body, headers } = await person.call('DELETE', `/users/sessions/${here.id}`)
  expect({ status, body }).toEqual({ status: 200, body: {} })
  expect(String(headers['set-cookie'])).toContain('stepwise_session_study=; Max-Age=0; Path=/;')
  expect((await person.call('POST', '/auth/authorize')).status).toBe(401)
  expect(await sessionsOf(other)).toHaveLength(1)
})

test('the last use of a place is stored to within ten minutes', async () => {
  api.setTime()
  const [person, other] = await inTwoBrowsers()
  const lastSeen = async () => (await sessionOf(other, false)).last_seen_at
  for (const [moment, seen] of [
    ['2026-03-10T12:05:00.000Z', '2026-03-10T12:00:00.000Z'],
    ['2026-03-10T12:10:00.000Z', '2026-03-10T12:00:00.000Z'],
    ['2026-03-10T12:10:00.001Z', '2026-03-10T12:10:00.001Z'],
    ['2026-03-10T12:20:00.001Z', '2026-03-10T12:10:00.001Z'],
  ] as const) {
    api.setTime(moment)
    await person.call('GET', '/flows')
    expect(await lastSeen(), moment).toBe(seen)
  }
  // A session check always counts.
  await person.call('POST', '/auth/authorize')
  expect(await lastSeen()).toBe('2026-03-10T12:20:00.001Z')
})

test('a session whose time is over is not listed', async () => {
  api.setTime()
  const [, other] = await inTwoBrowsers('2026-04-01T12:00:00Z')
  expect(await sessionsOf(other)).toHaveLength(2)
  api.setTime('2026-04-09T12:00:00Z')
  expect(await sessionsOf(other)).toMatchObject([{ is_current: true }])
})
