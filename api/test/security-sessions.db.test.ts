import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { newToken } from '../src/tokens.ts'
import { everyCall } from './support/every-call.ts'
import { licenceForm, newLicenceKey, tokenIn } from './support/sign-ups.ts'
import { type Answer, type Caller, callerOf, password, type SignedIn, useTestApi } from './support/test-api.ts'
import { addPasskey } from './support/virtual-passkey.ts'

// docs/security.md: what a session is, and who can begin, take over or end one.

const api = useTestApi()

beforeEach(() => api.setTime())

const sessionIn = ({ headers }: Answer) =>
  /stepwise_session_study=([\w-]{43});/.exec(String(headers['set-cookie']))?.[1]
const withSession = (token: string | undefined) => callerOf(api.app, { cookie: `stepwise_session_study=${token}` })
const isOpen = async (token: string | undefined) => (await withSession(token)('GET', '/users/sessions')).status === 200

type WayIn = (call: Caller, person: SignedIn) => Promise<Answer>

const waysIn: Record<string, WayIn> = {
  'a password': (call, { email }) => call('POST', '/auth/sign_in', { user: { email, password } }),
  'a link by email': async (call, { email }) => {
    await call('POST', '/auth/sign_in_links', { user: { email } })
    const mail = (await api.mails()).find(({ to }) => to === email)
    return call('POST', '/auth/sign_in_links/sign_in', { token: tokenIn(mail?.text) })
  },
  'a passkey': async (call, person) => {
    const { passkey } = await addPasskey(person)
    const { options } = (await call('POST', '/auth/passkeys/options')).body
    return call('POST', '/auth/passkeys/sign_in', { passkey: passkey.answer(options) })
  },
  'a licence': async (call) => call('POST', '/auth/sign_up', licenceForm({ licence_key: await newLicenceKey(api) })),
}

test.each(Object.entries(waysIn))(
  'a sign-in by %s gets a new token, whatever the browser was given before, and that one ends',
  async (_, comeIn) => {
    const [person, stranger] = [await api.newPerson(), await api.newPerson()]
    const planted = stranger.cookie.split('=')[1]
    expect(await isOpen(planted)).toBe(true)
    const token = sessionIn(await comeIn(withSession(planted), person))
    expect(token).toBeDefined()
    expect(token).not.toBe(planted)
    expect([await isOpen(token), await isOpen(planted)]).toEqual([true, false])

    const invented = randomBytes(32).toString('base64url')
    expect(sessionIn(await comeIn(withSession(invented), person))).not.toBe(invented)
    expect(await isOpen(invented)).toBe(false)
  },
)

test('each sign-in has a token of its own', async () => {
  const { email } = await api.newPerson()
  const signIn = async () => sessionIn(await api.trySignIn(email))
  const tokens = [await signIn(), await signIn(), await signIn()]
  expect(new Set(tokens).size).toBe(3)
})

test('a token is 256 random bits', () => {
  const tokens = Array.from({ length: 2000 }, newToken)
  const bits = tokens.map((token) =>
    [...Buffer.from(token, 'base64url')].flatMap((byte) => byte.toString(2).padStart(8, '0').split('')),
  )
  expect(bits.every((token) => token.length === 256)).toBe(true)
  expect(new Set(tokens).size).toBe(2000)
  // Each bit is set in about half of them: of 2000 coins fewer than 800 heads come once in 10^18 times.
  for (let bit = 0; bit < 256; bit++) {
    const set = bits.filter((token) => token[bit] === '1').length
    expect(set).toBeGreaterThan(800)
    expect(set).toBeLessThan(1200)
  }
})

test('a token opens its session as a cookie alone', async () => {
  const { cookie } = await api.newPerson()
  const token = cookie.split('=')[1] ?? ''
  expect(await isOpen(token)).toBe(true)
  for (const headers of [
    { authorization: `Bearer ${token}` },
    { 'x-session': token },
    { cookie: `session=${token}` },
    // The session of the other edition, on the same machine.
    { cookie: `stepwise_session_pro=${token}` },
    // Of the production, which this is not.
    { cookie: `__Host-stepwise_session_study=${token}` },
  ]) {
    expect((await callerOf(api.app, headers)('GET', '/users/sessions')).status).toBe(401)
  }
  expect((await api.visitor('GET', `/users/sessions?stepwise_session_study=${token}`)).status).toBe(401)
})

test('every call that may change something refuses a page of another site, with a session and without', async () => {
  const { cookie } = await api.newPerson()
  const refusal = { errors: {}, msg: 'This request must come from Stepwise itself.' }
  const unsafe = everyCall.filter(({ method }) => method !== 'GET')
  expect(unsafe.length).toBeGreaterThan(50)
  for (const { name, method, url, hasBody } of unsafe) {
    for (const session of [{}, { cookie }]) {
      const call = callerOf(api.app, { ...session, origin: 'https://news.stepwise.test' })
      const { status, body } = await call(method, url, hasBody ? {} : undefined)
      expect([status, body], name).toEqual([403, refusal])
    }
  }
  expect(await isOpen(cookie.split('=')[1])).toBe(true)
})

test('no answer tells a token again but the one that begins or lengthens a session', async () => {
  const { cookie, call } = await api.newPerson()
  const token = cookie.split('=')[1] ?? ''
  for (const { name, method, url } of everyCall.filter((one) => one.method === 'GET')) {
    const { body, headers } = await call(method, url)
    expect(JSON.stringify([body, headers]), name).not.toContain(token)
  }
})
