import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  cookiesIn,
  origin,
  type ReleasedGateway,
  readCookie,
  releasedGateway,
  secret,
  setIn,
} from '../testing/released-gateway.ts'
import { type Override, signOverride } from './override-token.ts'

const live = 'host@1.0.0 journal@1.0.0 learn@1.0.0'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const times = { issued: inHours(0), until: inHours(2) }
const override: Override = { kind: 'override', parts: ['learn@2.0.0'], origin, edition: 'study', by: 'ada', ...times }
const token = (changes: Partial<Override> = {}, key = secret) => signOverride({ ...override, ...changes }, key)
const link = (changes: Partial<Override> = {}, key?: string) => `/release/override?token=${token(changes, key)}`
const cookie = (changes: Partial<Override> = {}, key?: string) => `stepwise_override_study=${token(changes, key)}`

let gateway: ReleasedGateway
beforeAll(async () => {
  gateway = await releasedGateway()
})
afterAll(() => gateway.stop())

test('a signed link leads to its page and stores the choice in a cookie that scripts cannot read', async () => {
  const answer = await gateway.get(link({ path: '/journal?a=1' }))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/journal?a=1'])
  expect(answer.headers['cache-control']).toBe('no-store')
  const { stepwise_override_study: given = '' } = cookiesIn(answer)
  expect(given).toMatch(/; Max-Age=71\d\d; Path=\/; HttpOnly; SameSite=Lax$/)
  const page = await gateway.get('/journal', readCookie(answer))
  expect(setIn(page).set).toBe('host@1.0.0 journal@1.0.0 learn@2.0.0')
})

test('without an address it leads to the first page of the part that is for people who are signed in', async () => {
  expect((await gateway.get(link())).headers.location).toBe('/learn')
  expect((await gateway.get(link({ parts: ['host@1.0.0'] }))).headers.location).toBe('/')
})

test('page and registry are of the same set, say so, and are kept by no shared cache', async () => {
  const scenario = { theme: 'dark', textSize: 4, fault: 'slow' } as const
  const cookies = cookie({ scenario })
  const [page, registry] = [await gateway.get('/learn', cookies), await gateway.get('/registry.json', cookies)]
  for (const answer of [page, registry]) {
    expect(setIn(answer)).toEqual({
      set: 'host@1.0.0 journal@1.0.0 learn@2.0.0',
      selection: { kind: 'override', parts: [{ part: 'learn', version: '2.0.0' }], until: override.until, scenario },
      canaries: undefined,
    })
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
  expect(page.headers['content-security-policy']).toBe((await gateway.get('/learn')).headers['content-security-policy'])
  const { etag } = registry.headers
  expect((await gateway.get('/registry.json', cookies, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await gateway.get('/registry.json', '', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('no one else gets another set', async () => {
  await gateway.get('/learn', cookie())
  const page = await gateway.get('/learn')
  expect(setIn(page)).toEqual({ set: live, selection: undefined, canaries: undefined })
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
})

const otherSecret = 'another secret that is long enough too'
const [payload, signature] = token().split('.')
const altered = Buffer.from(JSON.stringify({ ...override, parts: ['host@1.0.0'] })).toString('base64url')
const bearer = createHmac('sha256', secret).update(String(payload)).digest('base64url')
const refused: [name: string, url: string, status: number, words: RegExp][] = [
  ['no token', '/release/override', 403, /was not made here/],
  ['two tokens', `${link()}&token=x`, 403, /was not made here/],
  ['a forged signature', `/release/override?token=${payload}.${'A'.repeat(43)}`, 403, /was not made here/],
  ['an empty signature', `/release/override?token=${payload}.`, 403, /was not made here/],
  [
    'a signature that was made for something else',
    `/release/override?token=${payload}.${bearer}`,
    403,
    /not made here/,
  ],
  ['an altered payload', `/release/override?token=${altered}.${signature}`, 403, /was not made here/],
  ['another secret', link({}, otherSecret), 403, /was not made here/],
  ['what it never says', `/release/override?token=${payload}.${signature}.x`, 403, /was not made here/],
  ['expired', link({ until: inHours(-1) }), 410, /has expired/],
  ['another address', link({ origin: 'https://other.test' }), 403, /works at https:\/\/other\.test, study edition/],
  ['another edition', link({ edition: 'pro' }), 403, /pro edition/],
  ['a version that there is not', link({ parts: ['learn@7.0.0'] }), 410, /learn@7\.0\.0 has not been published/],
  ['a version that does not fit', link({ parts: ['learn@3.0.0'] }), 410, /learn: It needs @stepwise\/shared \^9\.0\.0/],
  ['what is not a version', link({ parts: ['learn@../../1.0.0'] }), 410, /is not a version of a part/],
  ['another site', link({ path: '//evil.test' }), 403, /leads elsewhere/],
  ['another site with a backslash', link({ path: '/\\evil.test' }), 403, /leads elsewhere/],
  ['a header of its own', link({ path: '/a\r\nset-cookie: x=1' }), 403, /leads elsewhere/],
  ['no one of this name', link({ scenario: { person: 'mallory' } }), 403, /no demo account named &quot;mallory&quot;/],
  ['a name with markup', link({ scenario: { person: '<b>' } }), 403, /named &quot;&lt;b&gt;&quot;/],
]
test.each(refused)('refused by the server, in words, and nothing is set: %s', async (_, url, status, words) => {
  const { statusCode, headers, body } = await gateway.get(url)
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  expect(body).toMatch(words)
  expect(body).toMatch(/<html lang="en-GB">[\s\S]*<h1>/)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'/)
})

test('a link works in a tab alone: not in a frame, an image, a script, or ahead of time', async () => {
  const from = [
    { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', origin: 'https://evil.test' },
    { origin: 'https://evil.test' },
    { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' },
  ]
  for (const headers of from) {
    const answer = await gateway.get(link(), '', headers)
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
  }
  const clicked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  expect((await gateway.get(link(), '', clicked)).statusCode).toBe(303)
  const head = await gateway.app.inject({ method: 'HEAD', url: link(), headers: { host: 'stepwise.test' } })
  expect([head.statusCode, head.headers['set-cookie']]).toEqual([404, undefined])
})

test('a cookie that is over, broken or of another secret gives the live set and is taken back', async () => {
  const broken = [
    cookie({ until: inHours(-1) }),
    cookie({}, otherSecret),
    `stepwise_override_study=${payload}.${signature}x`,
    'stepwise_override_study=',
    `stepwise_override_study=${'x'.repeat(7000)}`,
    'stepwise_override_study=%E0%A4%A',
  ]
  for (const cookies of broken) {
    const page = await gateway.get('/learn', cookies)
    expect([page.statusCode, setIn(page).set]).toEqual([200, live])
    expect(cookiesIn(page).stepwise_override_study).toMatch(/^; Max-Age=0; Path=\/;/)
  }
})

test('a cookie for another port of this machine is left alone', async () => {
  const page = await gateway.get('/learn', cookie({ origin: 'http://localhost:4001' }))
  expect([setIn(page).set, page.headers['set-cookie']]).toEqual([live, undefined])
})

test('an override whose version is gone gives the live set, without a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = await gateway.get('/learn', cookie({ parts: ['learn@8.0.0'] }))
  expect([page.statusCode, setIn(page).set]).toEqual([200, live])
  expect(cookiesIn(page).stepwise_override_study).toMatch(/^; Max-Age=0/)
})

test('a link signs in as a demo account and passes its cookies on, or signs out', async () => {
  const answer = await gateway.get(link({ scenario: { person: 'sam' } }))
  expect(answer.statusCode).toBe(303)
  expect(cookiesIn(answer)).toMatchObject({ session: 'sam; Path=/; HttpOnly', bucket: '1; Path=/' })
  expect(Object.keys(cookiesIn(answer))).toContain('stepwise_override_study')
  const out = await gateway.get(link({ scenario: { person: '' } }), 'session=sam')
  expect(cookiesIn(out)).toMatchObject({ session: '; Max-Age=0' })
  expect(gateway.calls).toContain('DELETE /api/auth/sign_out')
})

test('stopping takes the cookie back, for pages of our own alone', async () => {
  for (const from of ['https://evil.test', 'null', '']) {
    const answer = await gateway.post('/release/override/stop', {}, cookie(), { origin: from })
    expect([from, answer.statusCode, answer.headers['set-cookie']]).toEqual([from, 403, undefined])
  }
  const answer = await gateway.post('/release/override/stop', {}, cookie())
  expect([answer.statusCode, answer.json()]).toEqual([200, {}])
  expect(cookiesIn(answer).stepwise_override_study).toMatch(/^; Max-Age=0; Path=\/;.* HttpOnly; SameSite=Lax$/)
  const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const sent = await gateway.post('/release/override/stop', '', cookie(), form)
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/'])
})
