import { beforeEach, expect, test } from 'vitest'
import { callerOf, password, useTestApi } from '../../../../test/support/test-api.ts'
import { hashOfToken } from '../../../tokens.ts'

const api = useTestApi()
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

beforeEach(() => api.setTime())

/** A browser that keeps its cookies. */
function browser(userAgent: string, address = '192.0.2.7') {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(method: 'POST' | 'DELETE' | 'GET', url: string, body?: object) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'user-agent': userAgent, 'x-forwarded-for': address, ...(cookie && { cookie }) }
      const answer = await callerOf(api.app, headers)(method, url, body)
      for (const line of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
    signIn(email: string, more: object = {}) {
      return this.call('POST', '/auth/sign_in', { user: { email, password, ...more } })
    },
  }
}

const mailsTo = async (email: string) =>
  (await api.mailsTo(email)).filter(({ subject }) => subject.startsWith('A new sign-in'))

/** An account that has never been signed in to. */
async function freshAccount() {
  const { id, email } = await api.newPerson()
  const { db } = api.context
  for (const table of ['sessions', 'known_devices', 'account_events'] as const)
    await db.deleteFrom(table).where('user_id', '=', id).execute()
  return { id, email }
}

test('the owner gets no mail about the first sign-in or a known browser, and one about another browser', async () => {
  const { email } = await freshAccount()
  const own = browser(chrome)
  await own.signIn(email)
  expect(await mailsTo(email)).toEqual([])

  const other = browser(firefox)
  await other.signIn(email)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('A new sign-in to Stepwise')
  expect(mail?.text).toMatch(/Browser: Firefox on Linux\nTime: Tuesday,? 10 March 2026 at 12:00\n/)
  expect(mail?.text).toContain('http://stepwise.test/auth/reset-password')
  expect(mail?.text).not.toContain('192.0.2.7')

  await own.call('DELETE', '/auth/sign_out')
  await own.signIn(email)
  await other.signIn(email)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a shared computer is not remembered, and its sign-ins send one mail a month for each place', async () => {
  const { email } = await freshAccount()
  await browser(chrome).signIn(email)
  const library = () => browser(firefox, '198.51.100.4')
  const answer = await library().signIn(email, { is_shared_computer: true })
  expect(String(answer.headers['set-cookie'])).not.toContain('stepwise_device')
  await library().signIn(email, { is_shared_computer: true })
  expect(await mailsTo(email)).toHaveLength(1)
  await browser(firefox, '203.0.113.9').signIn(email, { is_shared_computer: true })
  expect(await mailsTo(email)).toHaveLength(2)
  api.setTime('2026-04-10T12:00:00Z')
  await library().signIn(email, { is_shared_computer: true })
  expect(await mailsTo(email)).toHaveLength(3)
})

test('the cookie of a browser is out of reach for scripts, lives long and stays after signing out', async () => {
  const { email } = await freshAccount()
  const own = browser(chrome)
  const { headers } = await own.signIn(email)
  const line = (headers['set-cookie'] as string[]).find((cookie) => cookie.startsWith('stepwise_device'))
  expect(line).toMatch(/^stepwise_device_study=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  await own.call('DELETE', '/auth/sign_out')
  expect([...own.cookies.keys()]).toEqual(['stepwise_device_study'])
})

test('signing in again ends the session that this browser had, even when its cookie is lost', async () => {
  const { email } = await freshAccount()
  const own = browser(chrome)
  await own.signIn(email)
  const lost = own.cookies.get('stepwise_session_study') ?? ''
  const other = browser(firefox)
  await other.signIn(email)
  own.cookies.delete('stepwise_session_study')
  await own.signIn(email)

  const old = callerOf(api.app, { cookie: `stepwise_session_study=${lost}` })
  expect((await old('GET', '/users/sessions')).status).toBe(401)
  const { body } = await own.call('GET', '/users/sessions')
  expect(body.sessions.map(({ device }: { device: string }) => device).sort()).toEqual([
    'Chrome on Windows',
    'Firefox on Linux',
  ])
})

test('a browser with a session from before is remembered at the next session check, without an email', async () => {
  const { id, email } = await freshAccount()
  const own = browser(chrome)
  await own.signIn(email)
  own.cookies.delete('stepwise_device_study')
  const { db } = api.context
  await db.deleteFrom('known_devices').where('user_id', '=', id).execute()
  await db.updateTable('sessions').set({ device_hash: null }).where('user_id', '=', id).execute()

  await own.call('POST', '/auth/authorize')
  const token = own.cookies.get('stepwise_device_study')
  expect(token).toMatch(/^[\w-]{43}$/)
  await own.call('POST', '/auth/authorize')
  expect(own.cookies.get('stepwise_device_study')).toBe(token)
  await own.call('DELETE', '/auth/sign_out')
  await own.signIn(email)
  expect(await mailsTo(email)).toEqual([])
})

test.each(['short', 'x'.repeat(5000), '../../etc'])(
  'a made-up token of a browser is passed over (%#)',
  async (token) => {
    const { email } = await freshAccount()
    const own = browser(chrome)
    own.cookies.set('stepwise_device_study', token)
    expect((await own.signIn(email)).status).toBe(200)
    expect(own.cookies.get('stepwise_device_study')).toMatch(/^[\w-]{43}$/)
  },
)

test.each(['signing in', 'a session check'])(
  'a token from before it was the person’s is replaced by %s',
  async (when) => {
    const { id, email } = await freshAccount()
    const own = browser(chrome)
    // Of the right form, and even made by us: of someone else, who has put it into this browser.
    const stranger = browser(chrome)
    await stranger.signIn((await freshAccount()).email)
    const planted = stranger.cookies.get('stepwise_device_study') ?? ''
    if (when === 'a session check') {
      await own.signIn(email)
      const { db } = api.context
      await db.deleteFrom('known_devices').where('user_id', '=', id).execute()
      await db.updateTable('sessions').set({ device_hash: null }).where('user_id', '=', id).execute()
    }
    own.cookies.set('stepwise_device_study', planted)
    await (when === 'signing in' ? own.signIn(email) : own.call('POST', '/auth/authorize'))
    const token = own.cookies.get('stepwise_device_study')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(token).not.toBe(planted)
    const known = api.context.db.selectFrom('known_devices').select('token_hash').where('user_id', '=', id)
    expect(await known.execute()).toEqual([{ token_hash: hashOfToken(token ?? '') }])

    await own.call('DELETE', '/auth/sign_out')
    await own.signIn(email)
    expect(own.cookies.get('stepwise_device_study')).toBe(token)
  },
)

test('a session ends 90 days after it began, however often it is used', async () => {
  const { email } = await freshAccount()
  const own = browser(chrome)
  await own.signIn(email)
  const on = async (day: number) => {
    api.clock.now = new Date(Date.UTC(2026, 2, 10 + day, 11, 59))
    return (await own.call('POST', '/auth/authorize')).status
  }
  for (let day = 20; day < 90; day += 20) expect([day, await on(day)]).toEqual([day, 200])
  expect(await on(90)).toBe(200)
  api.clock.now = new Date(Date.UTC(2026, 2, 10 + 90, 12, 0))
  expect((await own.call('GET', '/users/sessions')).status).toBe(401)
})

test('the events of sign-ins are recorded for the owner', async () => {
  const { id, email } = await freshAccount()
  const own = browser(chrome)
  await own.signIn(email)
  await api.trySignIn(email, 'guess', { 'x-forwarded-for': '198.51.100.9' })
  await own.call('DELETE', '/auth/sign_out')
  await api.context.background.idle()
  const events = await api.context.db
    .selectFrom('account_events')
    .select(['kind', 'actor', 'address', 'device', 'detail'])
    .where('user_id', '=', id)
    .orderBy('kind')
    .execute()
  const at = { actor: 'person', address: '192.0.2.7', device: 'Chrome on Windows' }
  const elsewhere = { actor: 'somebody', address: '198.51.100.9', device: 'An unknown browser' }
  expect(events).toEqual([
    { ...elsewhere, kind: 'sign-in-refused', detail: 'wrong-password' },
    { ...at, kind: 'signed-in', detail: 'password' },
    { ...at, kind: 'signed-out', detail: '' },
  ])
})
