import { expect, test } from 'vitest'
import { addInstitutions } from '../../../../test/support/sign-ups.ts'
import { callerOf, eventsOf, signIn, useTestApi } from '../../../../test/support/test-api.ts'
import { identityId } from './identity-id.ts'

const api = useTestApi()
const named = (first_name: string, surname: string) => ({ user: { first_name, surname } })

test('a person changes their name, and it is written down once', async () => {
  const { call } = await api.newPerson()
  const { status, body } = await call('PUT', '/users/profile', named('  Zoë ', 'O’Neill'))
  expect(status).toBe(200)
  expect(body).toMatchObject({ first_name: 'Zoë', surname: 'O’Neill', role: 'student' })
  expect((await call('POST', '/auth/authorize')).body).toMatchObject({ first_name: 'Zoë', surname: 'O’Neill' })
  expect((await call('PUT', '/users/profile', named('Zoë', 'O’Neill'))).status).toBe(200)
  const { events } = (await call('GET', '/users/account_events')).body
  expect(events.filter(({ kind }: { kind: string }) => kind === 'name-changed')).toMatchObject([
    { actor: 'person', address: '127.0.0.1', detail: '' },
  ])
})

test.each([
  [named('', ' '), { first_name: ['Enter your first name'], surname: ['Enter your surname'] }],
  [{ user: {} }, { first_name: ['Enter your first name'], surname: ['Enter your surname'] }],
  [named('Ada', 'x'.repeat(201)), { surname: ['This must have at most 200 characters.'] }],
])('the name %j is rejected', async (given, errors) => {
  const { call } = await api.newPerson()
  const { status, body } = await call('PUT', '/users/profile', given)
  expect([status, body.errors]).toEqual([422, errors])
  expect((await call('POST', '/auth/authorize')).body.first_name).toBe('Ada')
})

test('a person sees their ways in, and until when their step-up counts', async () => {
  const { call } = await api.newPerson()
  const until = new Date(api.clock.now.getTime() + 10 * 60_000).toISOString()
  const security = async () => (await call('GET', '/users/security')).body
  const none = { has_password: true, passkeys: [], institutions: [], proved_until: until, pending_email: null }
  expect(await security()).toEqual(none)
  api.advance(10 * 60_000)
  expect(await security()).toEqual({ ...none, proved_until: null })
})

test('passkeys and institutions are named without what signs in with them', async () => {
  await addInstitutions(api)
  const { db } = api.context
  const [person, other] = [await api.newPerson(), await api.newPerson()]
  const at = api.clock.now
  const identity = { issuer: 'https://id.uni.test', linked_at: at, last_used_at: at }
  const passkey = { public_key: Buffer.from('key'), counter: 0, transports: ['internal'], is_backed_up: true }
  for (const [user_id, subject, domain] of [
    [person.id, 'a secret subject', 'uni.test'],
    [person.id, 'another', 'gone.test'],
    [other.id, 'not theirs', 'uni.test'],
  ] as const) {
    const link = { ...identity, user_id, subject, domain }
    await db.insertInto('institution_identities').values(link).execute()
    const own =
      subject === 'another'
        ? { name: 'Phone', created_at: new Date('2026-03-02'), last_used_at: at }
        : { name: 'Laptop', created_at: new Date('2026-03-01'), last_used_at: null }
    const row = { ...passkey, ...own, user_id, credential_id: `credential of ${subject}` }
    await db.insertInto('passkeys').values(row).execute()
  }

  const { body } = await person.call('GET', '/users/security')
  const linked_at = at.toISOString()
  expect(
    body.institutions.toSorted((one: { name: string }, next: { name: string }) => (one.name < next.name ? -1 : 1)),
  ).toEqual([
    { id: identityId(identity.issuer, 'a secret subject'), name: 'University of Tests', linked_at },
    { id: identityId(identity.issuer, 'another'), name: 'gone.test', linked_at },
  ])
  const known = { id: expect.any(String), is_backed_up: true }
  expect(body.passkeys).toEqual([
    { ...known, name: 'Phone', created_at: '2026-03-02T00:00:00.000Z', last_used_at: linked_at },
    { ...known, name: 'Laptop', created_at: '2026-03-01T00:00:00.000Z', last_used_at: null },
  ])
  expect(JSON.stringify(body)).not.toMatch(/secret subject|credential of|id\.uni\.test/)
})

test('the name of an account at an institution is the same each time, and of each institution another', () => {
  const id = identityId('https://id.uni.test', 'ada')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(identityId('https://id.uni.test', 'ada')).toBe(id)
  expect(identityId('https://id.corp.test', 'ada')).not.toBe(id)
})

test('the events of an account are read page by page, the newest first, and only by its owner', async () => {
  const [person, other] = [await api.newPerson(), await api.newPerson()]
  const { db } = api.context
  await db.deleteFrom('account_events').where('user_id', '=', person.id).execute()
  const begin = api.clock.now.getTime()
  const event = { kind: 'signed-in', actor: 'person', address: '192.0.2.1', device: 'Firefox on Linux' } as const
  for (let count = 0; count < 65; count++) {
    // Two at a time, so that pages end between events of the same moment.
    const minute = Math.floor(count / 2)
    const row = { ...event, user_id: person.id, at: new Date(begin + minute * 60_000), detail: `${minute}` }
    await db.insertInto('account_events').values(row).execute()
  }

  const pages: { id: string; detail: string }[][] = []
  let query = ''
  for (;;) {
    const { status, body } = await person.call('GET', `/users/account_events${query}`)
    expect(status).toBe(200)
    pages.push(body.events)
    query = `?before=${body.events.at(-1)?.id}`
    if (!body.has_more) break
  }
  expect(pages.map((page) => page.length)).toEqual([30, 30, 5])
  const all = pages.flat()
  expect(new Set(all.map(({ id }) => id)).size).toBe(65)
  const moments = all.map(({ detail }) => Number(detail))
  expect(moments).toEqual([...moments].sort((one, next) => next - one))
  const at = new Date(begin + 32 * 60_000).toISOString()
  expect(all[0]).toEqual({ ...event, id: expect.any(String), at, detail: '32' })

  const strangers = (await other.call('GET', '/users/account_events')).body
  expect(strangers).toMatchObject({ events: [{ kind: 'signed-in', detail: 'password' }], has_more: false })
  const fromAnothers = await other.call('GET', `/users/account_events?before=${all[10]?.id}`)
  expect(fromAnothers.body).toEqual({ events: [], has_more: false })
  expect((await person.call('GET', '/users/account_events?before=nothing')).status).toBe(422)
})

test('signing out elsewhere and everywhere is written down', async () => {
  const person = await api.newPerson()
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  await api.trySignIn(person.email, undefined, firefox)
  const { sessions } = (await person.call('GET', '/users/sessions')).body
  const place = (isCurrent: boolean) =>
    sessions.find((session: { is_current: boolean }) => session.is_current === isCurrent).id
  expect((await person.call('DELETE', `/users/sessions/${place(false)}`)).status).toBe(200)
  expect((await person.call('DELETE', `/users/sessions/${place(false)}`)).status).toBe(404)
  expect((await person.call('DELETE', `/users/sessions/${place(true)}`)).status).toBe(200)
  const again = callerOf(api.app, { cookie: await signIn(api, person.email) })
  expect((await again('DELETE', '/users/sessions')).status).toBe(200)

  const events = await eventsOf(api, person.id, 'signed-out', 'signed-out-elsewhere', 'signed-out-everywhere')
  expect(events).toEqual([
    { kind: 'signed-out', actor: 'person', detail: '' },
    { kind: 'signed-out-elsewhere', actor: 'person', detail: 'Firefox on Linux' },
    { kind: 'signed-out-everywhere', actor: 'person', detail: '' },
  ])
})
