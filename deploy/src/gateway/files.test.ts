import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { directoryStore } from '../store/directory-store.ts'
import { fakeStore } from '../testing/fake-store.ts'
import { alterLive } from '../testing/moves.ts'
import { openGateway } from '../testing/open-gateway.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

let app: FastifyInstance
let released: Awaited<ReturnType<typeof fakeStore>>
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } })

beforeAll(async () => {
  released = await fakeStore('host@1.0.0 host@2.0.0', 'host@1.0.0')
  const files = ['media/clip.mp4', 'images/badge.svg', 'media/.hidden', 'media/deep/words.vtt']
  const contents = files.map((path) => [path, `what ${path.split('/').at(-1)} holds`])
  const contentDir = await temporaryFolder(Object.fromEntries(contents))
  app = await openGateway({ store: directoryStore(released.root), contentDir, isProduction: true })
})

test('a gateway makes the folders that it serves from', async () => {
  const folder = await temporaryFolder()
  const empty = await openGateway({ store: directoryStore(join(folder, 'store')), contentDir: join(folder, 'content') })
  for (const url of ['/host/a.js', '/remotes/a.js', '/media/a.mp4', '/images/a.png']) {
    expect([url, (await empty.inject({ url })).statusCode]).toEqual([url, 404])
  }
})

test('media and images are the content’s, kept for an hour and revalidated', async () => {
  for (const url of ['/media/clip.mp4', '/images/badge.svg', '/media/deep/words.vtt']) {
    const { statusCode, headers, body } = await get(url, { 'accept-encoding': 'br' })
    expect([url, statusCode, body]).toEqual([url, 200, `what ${url.split('/').at(-1)} holds`])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'accept-ranges': 'bytes',
      'last-modified': expect.any(String),
    })
    expect(headers.vary).toBeUndefined()
    const again = await get(url, { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    // Its headers take the place of those that the browser has kept.
    expect(again.headers['content-security-policy']).toBeUndefined()
  }
})

test('a versioned file is immutable and compressed, and never revalidated, so it has no headers for that', async () => {
  const { statusCode, headers } = await get('/host/1.0.0/main.1.js', { 'accept-encoding': 'br', accept: '*/*' })
  expect(statusCode).toBe(200)
  for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(headers[name]).toBeUndefined()
  const kept = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }
  const type = 'application/javascript; charset=utf-8'
  expect(headers).toMatchObject({ ...kept, 'content-encoding': 'br', 'content-type': type })
})

test('hidden files and folders are not served, and a folder is not redirected', async () => {
  for (const url of ['/media/.hidden', '/media/deep', '/media/deep/', '/media']) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode, headers.location]).toEqual([url, 404, undefined])
  }
})

test('an address that looks like a file never gets the page', async () => {
  for (const folder of ['host', 'remotes', 'media', 'images']) {
    for (const url of [`/${folder}`, `/${folder}/where`]) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  }
  const endings = 'avif css gif html ico jpg jpeg js json map mp4 png svg txt vtt wasm webmanifest webp woff woff2 xml'
  for (const ending of endings.split(' ')) {
    for (const url of [`/some.${ending}`, `/deep/some.${ending.toUpperCase()}?v=1`]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    }
  }
  for (const url of ['/hosting', '/dashboard/learn?file=a.js', '/auth/confirmations/a.b', '/a.jsx']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 200])
  }
})

test('a request for anything, or for nothing in particular, gets the page', async () => {
  for (const accept of ['*/*', 'text/html', 'application/xhtml+xml, text/html;q=0.9']) {
    expect([accept, (await get('/', { accept })).statusCode]).toEqual([accept, 200])
  }
  expect((await app.inject({ url: '/', headers: {} })).statusCode).toBe(200)
  for (const accept of ['image/webp', 'image/png', 'application/json']) {
    expect([accept, (await get('/', { accept })).statusCode]).toEqual([accept, 404])
  }
})

test('the page and the registry are compressed as the browser accepts it, each with a tag of its own', async () => {
  const tags = new Set<unknown>()
  for (const url of ['/', '/registry.json']) {
    const plain = await get(url)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [accepted, encoding, decode] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
      const { etag, ...others } = headers
      expect(others).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
      })
      expect(decode(rawPayload).toString()).toBe(plain.body)
      expect(etag).toMatch(new RegExp(`^"[\\w-]{22}-${encoding}"$`))
      expect((await get(url, { 'accept-encoding': accepted, 'if-none-match': String(etag) })).statusCode).toBe(304)
      tags.add(etag)
    }
    tags.add(plain.headers.etag)
    expect((await get(url, { 'if-none-match': `"other", ${plain.headers.etag}` })).statusCode).toBe(304)
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  }
  expect(tags.size).toBe(6)
  const { headers } = await get('/registry.json')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('a promotion shows with the next request', async () => {
  const before = await get('/registry.json')
  expect(before.json().host.version).toBe('1.0.0')
  await released.release('host@2.0.0')
  const after = await get('/registry.json', { 'if-none-match': String(before.headers.etag) })
  expect([after.statusCode, after.json().host.version]).toEqual([200, '2.0.0'])
  expect((await get('/')).body).toContain('/host/2.0.0/')
})

test('before the first release the gateway says that nothing has been released, and there is no registry either', async () => {
  const empty = await openGateway()
  for (const [url, status, words] of [
    ['/', 503, 'Nothing has been released here yet.\n'],
    ['/registry.json', 404, 'There is nothing here.\n'],
  ] as const) {
    const { statusCode, body, headers } = await empty.inject({ url, headers: { accept: 'text/html' } })
    expect([statusCode, body]).toEqual([status, words])
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('a registry that cannot be read is logged, and visitors see words; what was read before stays served', async () => {
  const { root, release } = await fakeStore('host@1.0.0 host@2.0.0', 'host@1.0.0')
  const open = async () => {
    const opened = await openGateway({ store: directoryStore(root) })
    return (url: string) => opened.inject({ url, headers: { accept: 'text/html' } })
  }
  const running = await open()
  expect((await running('/')).body).toContain('/host/1.0.0/')
  const path = join(root, 'study/registry.json')
  const registry = await readFile(path, 'utf8')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

  await writeFile(path, '{"promotion":2}')
  expect((await running('/')).body).toContain('/host/1.0.0/')
  expect((await running('/registry.json')).json()).toMatchObject({ promotion: 1 })
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^What is live cannot be read\. .+ Nothing is /))
  const started = await open()
  for (const url of ['/', '/registry.json', '/sitemap.xml']) {
    const { statusCode, body } = await started(url)
    expect([url, statusCode, body]).toEqual([url, 503, 'Something went wrong on our side. Please try again.\n'])
  }
  expect(logged).toHaveBeenLastCalledWith(
    expect.stringMatching(/^The gateway failed \([\w-]+\): .+registry\.json cannot be read: /),
  )

  await writeFile(path, registry)
  await release('host@2.0.0')
  for (const get of [running, started]) expect((await get('/')).body).toContain('/host/2.0.0/')
  vi.restoreAllMocks()
})

test('a failure of the gateway itself is logged, and shown in words without its cause', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = await openGateway()
  broken.get('/fails', () => {
    throw new Error('the cause')
  })
  const { statusCode, body, headers } = await broken.inject({ url: '/fails', headers: { accept: 'application/json' } })
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(JSON.parse(body)).toEqual({ errors: {}, msg: expect.stringMatching(/^[A-Z].*\.$/) })
  expect(body).not.toContain('the cause')
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^The gateway failed \([\w-]+\)\.$/), expect.objectContaining({ message: 'the cause' })],
  ])
  logged.mockClear()
  expect((await broken.inject({ url: '/api/%zz' })).statusCode).toBe(404)
  expect(logged).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('every response says how little the browser may do with it', async () => {
  for (const url of ['/', '/host/1.0.0/main.1.js', '/gone.js', '/api/%zz']) {
    expect((await get(url)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining(`frame-ancestors ${url === '/' ? "'self'" : "'none'"}`),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': `camera=(), geolocation=(), microphone=(${url === '/' ? 'self' : ''}), payment=(), usb=()`,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
  }
  const policyOf = async (url: string) => (await get(url)).headers['content-security-policy']
  const words = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`
  expect(await policyOf('/images/badge.svg')).toBe(words)
  expect(await policyOf('/')).toMatch(
    /^default-src 'self'; script-src 'self'(?: 'sha256-[^']+'){2}; .*style-src-elem 'self' 'unsafe-inline'.*; form-action 'self'; frame-ancestors 'self'$/,
  )
  await alterLive(released.store, { page: '<!doctype html>a page without a policy' })
  expect(await policyOf('/')).toBe(`default-src 'self'; frame-ancestors 'self'`)
})

test('only GET and HEAD are answered outside the API, and a call says which methods there are', async () => {
  expect((await app.inject({ method: 'HEAD', url: '/', headers: { accept: '*/*' } })).statusCode).not.toBe(405)
  for (const [method, url, allow] of [
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/media/clip.mp4', 'GET, HEAD'],
    ['PUT', '/apis', 'GET, HEAD'],
    ['TRACE', '/api/words', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['TRACE', '/api?a=1', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ] as const) {
    const { statusCode, headers } = await app.inject({ method: method as 'GET', url })
    expect([method, url, statusCode, headers.allow]).toEqual([method, url, 405, allow])
  }
})
