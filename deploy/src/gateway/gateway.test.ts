import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { readPageMark } from '@stepwise/shared/server'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { directoryStore } from '../store/directory-store.ts'
import { fakeHost } from '../testing/fake-parts.ts'
import { fakeStore, namedVersions } from '../testing/fake-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { gateway } from './gateway.ts'

const releaseSecret = 'a release secret of a test, 32 characters'
let app: FastifyInstance
let api: FastifyInstance
const html = { accept: 'text/html,*/*;q=0.8' }
const page = (url: string, headers = {}) => app.inject({ url, headers: { ...html, ...headers } })

async function fakeApi() {
  const server = fastify({ logger: false })
  server.get('/api/echo', async (request) => ({ url: request.url, headers: request.headers }))
  server.post('/api/echo', async (request, reply) => reply.code(422).send({ body: request.body }))
  server.get('/api/long', async () => ({ text: 'words and more words '.repeat(500) }))
  server.get('/api/docs', (_request, reply) => reply.type('text/html').send('<h1>API</h1>'))
  await server.listen({ port: 0, host: '127.0.0.1' })
  return server
}

async function fakeContent() {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'media/videos'), { recursive: true })
  await mkdir(join(folder, 'apps/unpicker'), { recursive: true })
  await writeFile(join(folder, 'media/videos/video.mp4'), '0123456789')
  await writeFile(join(folder, 'media/videos/captions.vtt'), 'WEBVTT')
  await writeFile(join(folder, 'apps/unpicker/index.html'), '<!doctype html>')
  return folder
}

beforeAll(async () => {
  api = await fakeApi()
  const { store } = await fakeStore('host@1.0.0 learn@1.0.0', 'host@1.0.0 learn@1.0.0')
  const apiUrl = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  app = await gateway({
    store,
    contentDir: await fakeContent(),
    apiUrl,
    isProduction: true,
    trustProxy: false,
    releaseSecret,
  })
})

afterAll(async () => {
  await app.close()
  await api.close()
})

test('every address that a person can open answers with the page, which is always revalidated', async () => {
  for (const url of [
    '/',
    '/flows/revision/learning_modules/a',
    '/auth/confirmations/abc.def',
    '/?utm=1',
    '/a/%E0%A4%A/%',
  ]) {
    const { statusCode, headers, body } = await page(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(body).toContain('id="registry"')
  }
})

test('an address where nobody has a page answers with the page and 404, which is sent again each time', async () => {
  const { store } = await fakeStore('learn@1.0.0')
  await publish(store, 'host', await fakeHost('1.0.0', { routes: ['/dashboard/sitemap', '/not-found'] }))
  await promote(store, namedVersions('host@1.0.0 learn@1.0.0'), { who: 'ada', why: 'a test' })
  const named = await gateway({
    store,
    contentDir: await fakeContent(),
    apiUrl: 'http://127.0.0.1:9',
    isProduction: true,
    trustProxy: false,
  })
  const get = (url: string, headers = {}) => named.inject({ url, headers: { ...html, ...headers } })
  for (const url of ['/learn', '/learn/', '/LEARN?utm=1', '/dashboard/sitemap'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 200])
  for (const url of ['/learn/more', '/gone', '/a/%E0%A4%A/%']) {
    const first = await get(url)
    expect([url, first.statusCode]).toEqual([url, 404])
    expect(first.body).toContain('id="registry"')
    expect((await get(url, { 'if-none-match': first.headers.etag })).statusCode).toBe(404)
  }
  await named.close()
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

test('the page and the registry are compressed, and are a 304 for a browser that has them', async () => {
  for (const url of ['/', '/registry.json']) {
    const { headers, rawPayload } = await page(url, { 'accept-encoding': 'gzip, deflate, br' })
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(rawPayload).toString()).toContain('/remotes/learn/1.0.0/')
    const again = await page(url, { 'accept-encoding': 'gzip, deflate, br', 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(304)
  }
})

test('versioned files are immutable and compressed', async () => {
  const { statusCode, headers } = await page('/host/1.0.0/main.1.js', { 'accept-encoding': 'br', accept: '*/*' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
})

test('a missing file is an uncached 404, never the page; so are hidden files and what other servers have there', async () => {
  for (const url of [
    '/remotes/learn/1.0.0/gone.js',
    '/host/',
    '/gone.js',
    '/media/gone.mp4',
    '/apps/../registry.json/x.js',
    '/.env',
    '/.git/config',
    '/admin',
    '/Admin/login',
    '/metrics',
  ]) {
    const { statusCode, headers, body } = await page(url)
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store'])
    expect(body).toBe('There is nothing here.\n')
  }
  expect((await app.inject({ url: '/anything', headers: { accept: 'image/png' } })).statusCode).toBe(404)
})

test('an error is JSON for an API call and a line of text for a person, in our own words', async () => {
  const notHere = { statusCode: 404, msg: 'We could not find this page.' }
  const wrongMethod = { statusCode: 405, msg: 'This address cannot be called in this way.' }
  for (const [method, url, accept, { statusCode, msg }] of [
    ['GET', '/api/%zz', '*/*', notHere],
    ['GET', '/gone.js', 'application/json', notHere],
    ['TRACE', '/api/echo', '*/*', wrongMethod],
    ['POST', '/', 'application/json', wrongMethod],
  ] as const) {
    const answer = await app.inject({ method: method as 'GET', url, headers: { accept } })
    expect([url, answer.statusCode, answer.json()]).toEqual([url, statusCode, { errors: {}, msg }])
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  }
  const posted = await app.inject({ method: 'POST', url: '/journal', headers: html, payload: '{"a' })
  expect([posted.statusCode, posted.headers.allow, posted.body]).toEqual([405, 'GET, HEAD', `${wrongMethod.msg}\n`])
})

test('the internal files of the store are not served', async () => {
  for (const url of ['/history/000001.json', '/.lock.sqlite', '/host/.incoming', '/host/%2e%2e/history/000001.json']) {
    expect((await app.inject({ url, headers: { accept: '*/*' } })).body).not.toMatch(/"who"|SQLite format/)
  }
})

test('a range of a video can be requested, and captions have their type', async () => {
  const part = await page('/media/videos/video.mp4', { range: 'bytes=2-4' })
  expect(part.statusCode).toBe(206)
  expect(part.body).toBe('234')
  expect(part.headers).toMatchObject({
    'content-range': 'bytes 2-4/10',
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=3600',
    etag: expect.any(String),
  })
  expect((await page('/media/videos/captions.vtt')).headers['content-type']).toMatch(/^text\/vtt/)
})

test('every response has the security headers; the page has its own policy, and only itself may frame it', async () => {
  for (const url of ['/', '/host/1.0.0/main.1.js', '/gone.js', '/api/echo', '/apps/unpicker/index.html']) {
    expect((await page(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining(`frame-ancestors ${url === '/' ? "'self'" : "'none'"}`),
    })
  }
  const policies = await Promise.all(['/', '/apps/unpicker/index.html', '/api/docs'].map((url) => page(url)))
  const [main, small, docs] = policies.map(({ headers }) => headers['content-security-policy'])
  expect(main).toMatch(/script-src 'self' 'sha256-[^']+'; .*style-src-elem 'self' 'unsafe-inline'/)
  expect(small).toMatch(/^default-src 'self'/)
  expect(docs).toMatch(/^default-src 'self'/)
})

test('a call is forwarded to the API as the browser made it, with where it came from', async () => {
  const headers = { host: 'stepwise.test', 'x-forwarded-for': '6.6.6.6', cookie: 'session=1' }
  const { url, headers: seen } = (await app.inject({ url: '/api/echo?a[]=1', headers })).json()
  expect(url).toBe('/api/echo?a[]=1')
  expect(seen).toMatchObject({
    host: 'stepwise.test',
    cookie: 'session=1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'stepwise.test',
  })
  const posted = await app.inject({ url: '/api/echo', method: 'POST', payload: { note: 'é' } })
  expect([posted.statusCode, posted.json()]).toEqual([422, { body: { note: 'é' } }])
})

test('long JSON of the API is compressed by the gateway', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/api/long', headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString()).text).toMatch(/^words and/)
})

test('without the API a call gets a 503 in plain words, and the page is still served', async () => {
  await api.close()
  const { statusCode, headers, body } = await app.inject({ url: '/api/echo' })
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('5')
  expect(JSON.parse(body)).toEqual({ errors: {}, msg: expect.stringContaining('try again') })
  expect((await page('/')).statusCode).toBe(200)
})

test('before the first release the gateway says that nothing has been released', async () => {
  const storeDir = await temporaryFolder()
  const empty = await gateway({
    store: directoryStore(storeDir),
    contentDir: await fakeContent(),
    apiUrl: 'http://127.0.0.1:9',
    isProduction: false,
    trustProxy: false,
  })
  const { statusCode, body, headers } = await empty.inject({ url: '/', headers: html })
  expect([statusCode, body]).toEqual([503, 'Nothing has been released here yet.\n'])
  expect(headers['strict-transport-security']).toBeUndefined()
  await empty.close()
})
