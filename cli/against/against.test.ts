import { join } from 'node:path'
import { deployedStore } from '@stepwise/deploy'
import { fakeRemote } from '@stepwise/deploy/testing/fake-parts'
import { anyPort } from '@stepwise/deploy/testing/open-gateway'
import { type ReleasedGateway, releasedGateway, setIn } from '@stepwise/deploy/testing/released-gateway'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDeployedProduct } from './deployed-product.ts'
import { addOwnFiles, ownBuilds } from './develop-against.ts'

// docs/decisions/077-local-remote-in-a-deployed-product.md

let product: ReleasedGateway
let address: string
beforeAll(async () => {
  product = await releasedGateway({ isProduction: true, publicOrigin: undefined })
  address = await product.app.listen(anyPort)
})
afterAll(() => product.stop())

const live = 'host@1.0.0 journal@1.0.0 learn@1.0.0'

/** A server of a developer's machine in front of a product. */
async function openLocal(upstream = address) {
  const builds = await ownBuilds(await deployedStore(address), 'learn', join(await temporaryFolder(), 'store'))
  const app = fastify({ logger: false })
  addDeployedProduct(app, { address: upstream, name: 'learn', local: builds.current, pageScripts: ['/dev/reload.js'] })
  addOwnFiles(app, builds)
  const get = (url: string, headers = {}) =>
    app.inject({ url, headers: { host: 'product.localhost:4200', accept: 'text/html', ...headers } })
  return { app, builds, get }
}

const localLearn = (version: string, changes: Parameters<typeof fakeRemote>[2] = {}) =>
  fakeRemote('learn', version, {
    config: { title: 'Learning', routes: [{ path: '/learn', page: 'home', access: 'signed-in' }] },
    entry: `register('of this machine')`,
    ...changes,
  })

test('pages have the build of this machine and the rest of the product, and everyone else has what is live', async () => {
  const { builds, get } = await openLocal()
  await builds.add(await localLearn('9.0.0'))
  const page = await get('/learn')
  expect(setIn(page)).toEqual({
    set: 'host@1.0.0 journal@1.0.0 learn@9.0.0',
    selection: { kind: 'override', parts: [{ part: 'learn', version: 'of this machine' }] },
    canaries: undefined,
  })
  expect(setIn(await get('/registry.json', { accept: '*/*' })).set).toBe('host@1.0.0 journal@1.0.0 learn@9.0.0')
  expect(page.body).toContain('<script defer src="/dev/reload.js"></script>')
  expect(page.headers['cache-control']).toBe('no-store')

  const livePage = await product.get('/learn', '', { host: 'stepwise.test' })
  expect(setIn(livePage)).toEqual({ set: live, selection: undefined, canaries: undefined })
  expect(livePage.body).not.toMatch(/localhost|dev\/reload|of this machine/)
  expect(page.headers['content-security-policy']).toBe(livePage.headers['content-security-policy'])
})

test('files of the build come from this machine, all others from the product', async () => {
  const { builds, get } = await openLocal()
  await builds.add(await localLearn('9.0.0'))
  const own = await get('/remotes/learn/9.0.0/remoteEntry.1.js', { accept: '*/*' })
  expect([own.statusCode, own.body]).toEqual([200, `register('of this machine')`])
  expect(own.headers).toMatchObject({ 'content-type': 'text/javascript', 'cache-control': 'no-store' })
  expect((await product.app.inject({ url: '/remotes/learn/9.0.0/remoteEntry.1.js' })).statusCode).toBe(404)
  expect((await get('/remotes/learn/1.0.0/remoteEntry.1.js', { accept: '*/*' })).body).toContain('learn 1.0.0')
})

test('before the first build pages are those of the product, with the scripts that load them again', async () => {
  const { get } = await openLocal()
  const page = await get('/learn')
  expect(setIn(page)).toEqual({ set: live, selection: undefined, canaries: undefined })
  expect(page.body).toContain('/dev/reload.js')
})

test('a build that does not fit what is live is refused with the reason, and the one before stays', async () => {
  const { builds, get } = await openLocal()
  await builds.add(await localLearn('9.0.0'))
  const unfit = await localLearn('9.0.1', { manifest: { sharedRange: '^9.0.0' } })
  await expect(builds.add(unfit)).rejects.toThrow('It needs @stepwise/shared ^9.0.0; the host offers 1.2.0.')
  const routes = [{ path: '/journal', page: 'home', access: 'public' as const }]
  await expect(builds.add(await localLearn('9.0.2', { config: { routes } }))).rejects.toThrow('is wanted by journal')
  expect(setIn(await get('/learn')).set).toContain('learn@9.0.0')
})

test('an address without Stepwise is refused', async () => {
  const other = fastify({ logger: false })
  other.get('/registry.json', async () => ({}))
  const url = await other.listen(anyPort)
  await expect(deployedStore(url)).rejects.toThrow(`What runs at ${url} is not Stepwise`)
  await other.close()
  await expect(deployedStore(url)).rejects.toThrow(`${url} does not answer`)
})

test('an answer that is not a page stays as it is, whatever a tab asks for', async () => {
  const other = fastify({ logger: false })
  const picture = Buffer.from([0xff, 0xfe, 0x00, 0x80])
  other.get('/media/picture.png', (_request, reply) => reply.type('image/png').send(picture))
  other.get('/registry.json', (_request, reply) => reply.code(503).send({ msg: 'Nothing has been released here yet.' }))
  const { builds, get } = await openLocal(await other.listen(anyPort))
  await builds.add(await localLearn('9.0.0'))
  expect((await get('/media/picture.png')).rawPayload).toEqual(picture)
  const registry = await get('/registry.json')
  expect([registry.statusCode, registry.json()]).toEqual([503, { msg: 'Nothing has been released here yet.' }])
  await other.close()
})

/** A product that repeats what it was asked, and sets a cookie as in production. */
async function repeatingProduct(): Promise<{ url: string; app: FastifyInstance }> {
  const app = fastify({ logger: false })
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.all('/*', async ({ headers, url, body }, reply) =>
    reply
      .header('set-cookie', [
        '__Host-stepwise_session_study=a; Path=/; HttpOnly; Secure; SameSite=Lax',
        '__Host-stepwise_signed_in_study=1; Path=/; Secure; SameSite=Lax',
      ])
      .header('strict-transport-security', 'max-age=1')
      .header('location', `http://${headers.host}/next`)
      .send({ url, headers, body }),
  )
  return { url: await app.listen(anyPort), app }
}

test('someone is signed in there with cookies that a browser takes here, and no others are sent', async () => {
  const { url, app } = await repeatingProduct()
  const { get } = await openLocal(url)
  const cookie = 'stepwise_session_study=a; other_project=secret; stepwise_signed_in_study=1'
  const answer = await get('/api/flows', { accept: '*/*', cookie })
  expect(answer.headers['set-cookie']).toEqual([
    'stepwise_session_study=a; Path=/; HttpOnly; SameSite=Lax',
    'stepwise_signed_in_study=1; Path=/; SameSite=Lax',
  ])
  expect(answer.headers['strict-transport-security']).toBeUndefined()
  expect(answer.headers.location).toBe('/next')
  const { headers } = answer.json()
  expect(headers.cookie.split('; ')).toEqual([
    'stepwise_session_study=a',
    '__Host-stepwise_session_study=a',
    'stepwise_signed_in_study=1',
    '__Host-stepwise_signed_in_study=1',
  ])
  await app.close()
})

test('calls of its own pages are calls of the product’s pages; those of other websites stay theirs', async () => {
  const { url, app } = await repeatingProduct()
  const { app: local } = await openLocal(url)
  const post = (origin: string) =>
    local.inject({
      method: 'POST',
      url: '/api/notes',
      payload: { text: 'a note' },
      headers: { host: 'product.localhost:4200', origin, referer: `${origin}/learn` },
    })
  const own = (await post('http://product.localhost:4200')).json()
  expect([own.headers.origin, own.headers.referer, own.headers.host]).toEqual([url, `${url}/learn`, new URL(url).host])
  expect(own.body).toEqual({ text: 'a note' })
  const foreign = (await post('https://evil.example')).json()
  expect([foreign.headers.origin, foreign.headers.referer]).toEqual([
    'https://evil.example',
    'https://evil.example/learn',
  ])
  await app.close()
})

test('only names of this machine lead to it, and no address leads elsewhere', async () => {
  const { url, app } = await repeatingProduct()
  const { builds, get } = await openLocal(url)
  await builds.add(await localLearn('9.0.0'))
  for (const host of ['evil.example', 'localhost.evil.example:4200'])
    for (const path of ['/learn', '/remotes/learn/9.0.0/remoteEntry.1.js'])
      expect((await get(path, { host })).statusCode).toBe(421)
  for (const host of ['localhost:4200', '127.0.0.1:4200'])
    expect((await get('/api', { host, accept: '*/*' })).statusCode).toBe(200)
  expect((await get('//evil.example/api', { accept: '*/*' })).json().url).toBe('//evil.example/api')
  await app.close()
})

test('stopping the test in the page says where it is stopped', async () => {
  const { app } = await openLocal()
  const answer = await app.inject({ method: 'POST', url: '/release/override/stop', headers: { host: 'localhost' } })
  expect([answer.statusCode, answer.json().msg]).toEqual([409, expect.stringContaining('Ctrl+C')])
})
