import { readPageMark } from '@stepwise/shared/server'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { fakeHost } from '../testing/fake-parts.ts'
import { fakeStore, namedVersions } from '../testing/fake-store.ts'
import { anyPort, openGateway } from '../testing/open-gateway.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { commonHeaders, hsts } from './security-headers.ts'

const releaseSecret = 'a release secret of a test, 32 characters'
let app: FastifyInstance
let api: FastifyInstance
const html = { accept: 'text/html,*/*;q=0.8' }
const page = (url: string, headers = {}) => app.inject({ url, headers: { ...html, ...headers } })

beforeAll(async () => {
  api = fastify({ logger: false })
  api.get('/api/echo', async (request) => ({ url: request.url, headers: request.headers }))
  api.post('/api/echo', async (request, reply) => reply.code(422).send({ body: request.body }))
  api.get('/api/docs', (_request, reply) => reply.type('text/html').send('<h1>API</h1>'))
  const apiUrl = await api.listen(anyPort)
  const { store } = await fakeStore('host@1.0.0 learn@1.0.0', 'host@1.0.0 learn@1.0.0')
  const contentDir = await temporaryFolder({
    'media/videos/video.mp4': '0123456789',
    'media/videos/captions.vtt': 'WEBVTT',
  })
  app = await openGateway({ store, contentDir, apiUrl, isProduction: true, releaseSecret })
})
afterAll(async () => {
  await app.close()
  await api.close()
})

test.each(['/', '/flows/revision/learning_modules/a', '/auth/confirmations/abc.def', '/?utm=1', '/a/%E0%A4%A/%'])(
  'every address that a person can open answers with the page, which is always revalidated: %s',
  async (url) => {
    const { statusCode, headers, body } = await page(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(body).toContain('id="registry"')
  },
)

test('an unknown address gets the page with 404, sent again each time', async () => {
  const { store } = await fakeStore('learn@1.0.0')
  await publish(store, 'host', await fakeHost('1.0.0', { routes: ['/dashboard/sitemap', '/not-found'] }))
  await promote(store, namedVersions('host@1.0.0 learn@1.0.0'), { who: 'ada', why: 'a test' })
  const named = await openGateway({ store })
  const get = (url: string, headers = {}) => named.inject({ url, headers: { ...html, ...headers } })
  for (const url of ['/learn', '/learn/', '/LEARN?utm=1', '/dashboard/sitemap'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 200])
  for (const url of ['/learn/more', '/gone', '/a/%E0%A4%A/%']) {
    const first = await get(url)
    expect([url, first.statusCode]).toEqual([url, 404])
    expect(first.body).toContain('id="registry"')
    expect((await get(url, { 'if-none-match': first.headers.etag })).statusCode).toBe(404)
  }
})

test('each answer with a page has a mark of its own, also one that says that nothing changed', async () => {
  const first = await page('/')
  const again = await page('/', { 'if-none-match': first.headers.etag })
  expect(again.statusCode).toBe(304)
  const marks = [first, again].map(({ headers }) => {
    const text = /^page;desc="(.+)"$/.exec(String(headers['server-timing']))?.[1] ?? ''
    return readPageMark(releaseSecret, text)
  })
  expect(new Set(marks.map((mark) => mark?.id))).not.toContain(undefined)
  expect(marks[0]?.id).not.toBe(marks[1]?.id)
  expect(marks[0]?.network).toBe(marks[1]?.network)
  expect((await page('/registry.json')).headers['server-timing']).toBeUndefined()
})

test.each(
  '/remotes/learn/1.0.0/gone.js /host/ /gone.js /media/gone.mp4 /apps/../registry.json/x.js /.env /.git/config /admin /Admin/login /metrics'.split(
    ' ',
  ),
)(
  'a missing file is an uncached 404, never the page; so are hidden files and what other servers have there: %s',
  async (url) => {
    const { statusCode, headers, body } = await page(url)
    expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', 'There is nothing here.\n'])
  },
)

const notHere = { statusCode: 404, msg: 'We could not find this page.' }
const wrongMethod = { statusCode: 405, msg: 'This address does not accept that kind of request.' }
test.each([
  ['GET', '/api/%zz', '*/*', notHere],
  ['GET', '/gone.js', 'application/json', notHere],
  ['TRACE', '/api/echo', '*/*', wrongMethod],
  ['POST', '/', 'application/json', wrongMethod],
] as const)('an error is JSON for an API call, in our own words: %s %s', async (method, url, accept, expected) => {
  const { statusCode, msg } = expected
  const answer = await app.inject({ method: method as 'GET', url, headers: { accept } })
  expect([answer.statusCode, answer.json()]).toEqual([statusCode, { errors: {}, msg }])
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
})

test('an error is a line of text for a person, in our own words', async () => {
  const posted = await app.inject({ method: 'POST', url: '/journal', headers: html, payload: '{"a' })
  expect([posted.statusCode, posted.headers.allow, posted.body]).toEqual([405, 'GET, HEAD', `${wrongMethod.msg}\n`])
})

test('the internal files of the store are not served', async () => {
  for (const url of ['/history/000001.json', '/.lock.sqlite', '/host/.incoming', '/host/%2e%2e/history/000001.json'])
    expect((await app.inject({ url, headers: { accept: '*/*' } })).body).not.toMatch(/"who"|SQLite format/)
})

test('a range of a video can be requested, and captions have their type', async () => {
  const part = await page('/media/videos/video.mp4', { range: 'bytes=2-4' })
  expect([part.statusCode, part.body]).toEqual([206, '234'])
  const kept = { 'cache-control': 'public, max-age=3600', etag: expect.any(String) }
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-type': 'video/mp4', ...kept })
  expect((await page('/media/videos/captions.vtt')).headers['content-type']).toMatch(/^text\/vtt/)
})

test('a call is forwarded to the API as the browser made it, with where it came from, and the answer has our headers', async () => {
  const headers = { host: 'stepwise.test', 'x-forwarded-for': '6.6.6.6', cookie: 'session=1' }
  const answer = await app.inject({ url: '/api/echo?a[]=1', headers })
  const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'stepwise.test' }
  expect(answer.json()).toMatchObject({
    url: '/api/echo?a[]=1',
    headers: { host: 'stepwise.test', cookie: 'session=1', ...forwarded },
  })
  const policyOf = { 'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/) }
  expect(answer.headers).toMatchObject({ ...commonHeaders, 'strict-transport-security': hsts, ...policyOf })
  expect((await page('/api/docs')).headers['content-security-policy']).toMatch(/^default-src 'self'/)
  const posted = await app.inject({ url: '/api/echo', method: 'POST', payload: { note: 'é' } })
  expect([posted.statusCode, posted.json()]).toEqual([422, { body: { note: 'é' } }])
})
