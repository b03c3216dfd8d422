import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { signOverride } from '../selection/override-token.ts'
import { directoryStore } from '../store/directory-store.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { anyPort, openGateway } from '../testing/open-gateway.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

// docs/product/public-pages.md#words-first

const hostBundle = `
export const render = async ({ remote, page, url, user, answers }, { remote: { version } }) => {
  if (page === 'broken') throw new Error('no words')
  if (page === 'endless') for (;;);
  const [{ words }] = Object.values(answers)
  return {
    html: '<main class="lead" style="--x:1"><h1>' + version + globalThis.stepwiseEdition + ' ' + words + '</h1><p>' + url + '</p>' +
      '<a href="/club/dune?x=1">Dune</a><a href="/club/gone">Gone</a><a href="https://example.org/">Away</a></main>',
  }
}`
const remoteBundle = (version: string) => `
export default { version: '${version}' }
const summary = (answers) => {
  const [{ words }] = Object.values(answers)
  return { description: 'About "' + words + '" <script>', facts: { '@type': 'Book', name: words } }
}
export const summaries = { home: summary, book: summary }`
const route = (path: string, page: string, preload: string[], rendered = true) =>
  ({ path, page, access: 'public', frame: 'bare', preload, rendered }) as const
const files = { js: [], css: ['page.css'], shared: [] }

const secret = 'a secret that is long enough to be one'
let api: FastifyInstance
let app: FastifyInstance
let words = 'Welcome'

beforeAll(async () => {
  api = fastify({ logger: false })
  api.get('/api/words', async () => ({ words }))
  api.get('/api/books/:slug', async (request, reply) => {
    const { slug } = request.params as { slug: string }
    if (slug === 'arrakis') return reply.code(410).send({ msg: 'Moved', current: { moved_to: '/club/dune' } })
    if (slug === 'evil') return reply.code(410).send({ msg: 'Moved', current: { moved_to: '//example.org' } })
    return slug === 'dune' ? { words: 'Dune' } : reply.code(404).send({})
  })
  const store = directoryStore(await temporaryFolder())
  await publish(
    store,
    'host',
    await fakeHost(
      '1.0.0',
      { renderer: 'render/render.1.mjs' },
      { 'favicon.ico': 'an icon', 'render/render.1.mjs': hostBundle },
    ),
  )
  const club = (version: string) =>
    fakeRemote('club', version, {
      config: {
        routes: [
          { ...route('/', 'home', ['/words']), query: ['group'] },
          route('/club/:slug', 'book', ['/books/:slug']),
          route('/plain', 'plain', ['/words'], false),
          route('/broken', 'broken', ['/words']),
          route('/endless', 'endless', ['/words']),
          route('/nothing', 'home2', ['/missing']),
        ],
      },
      manifest: {
        pages: Object.fromEntries(['home', 'book', 'plain', 'broken', 'endless', 'home2'].map((page) => [page, files])),
        renderer: 'render/render.1.mjs',
      },
      files: {
        'render/render.1.mjs': remoteBundle(version === '1.0.0' ? '' : version),
        'page.css': '.lead { color: red } .gone { color: blue }',
      },
    })
  await publish(store, 'club', await club('1.0.0'))
  await publish(store, 'club', await club('2.0.0'))
  const versions = ['host', 'club'].map((part) => ({ part, version: '1.0.0' }))
  await promote(store, versions, { who: 'ada', why: '' })
  const apiUrl = await api.listen(anyPort)
  app = await openGateway({ store, apiUrl, publicOrigin: 'https://stepwise.test', releaseSecret: secret })
})
afterAll(async () => {
  await app.close()
  await api.close()
})

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } })
const documentAt = async (url: string) => new JSDOM((await get(url)).body).window.document
const isRendered = async (url: string) => (await documentAt(url)).querySelector('#root h1') !== null

test('the words are in the HTML with the styles that they use, and the host’s files do not', async () => {
  const page = await documentAt('/')
  expect(page.querySelector('#root h1')?.textContent).toBe('study Welcome')
  expect(page.documentElement.dataset).toMatchObject({ forVisitors: '', rendered: 'light.wide.0' })
  const styles = page.querySelector('#visitor-styles')?.textContent
  expect(styles).toContain('.lead')
  expect(styles).not.toContain('.gone')
  expect(page.querySelector('[style]')).toBeNull()
  expect(page.querySelector('script[src], link[rel=stylesheet], link[as=script]')).toBeNull()
  expect(page.querySelector('link[as=font]')).not.toBeNull()
  expect(JSON.parse(page.querySelector('#answers')?.textContent ?? '')).toEqual({ '/words': { words: 'Welcome' } })
})

test('someone who is shown another version gets its words, and everyone else those of the live one', async () => {
  const until = new Date(Date.now() + 60_000).toISOString()
  const place = { origin: 'https://stepwise.test', edition: 'study' } as const
  const token = signOverride(
    { kind: 'override', parts: ['club@2.0.0'], ...place, issued: until, until, by: 'ada' },
    secret,
  )
  const headingFor = async (cookie: string) =>
    new JSDOM((await get('/', { cookie })).body).window.document.querySelector('#root h1')?.textContent
  const chosen = `stepwise_override_study=${token}`
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await headingFor('')).toBe('study Welcome')
    expect(await headingFor(chosen)).toBe('2.0.0study Welcome')
  }
})

test('search engines learn what the page is about, where it is and what it looks like', async () => {
  const page = await documentAt('/Club/dune/?utm=1')
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content')
  expect(page.title).toBe('Dune - Stepwise')
  expect(content('meta[name=description]')).toBe('About "Dune" <script>')
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://stepwise.test/club/dune')
  expect(content('meta[property="og:image"]')).toBe('https://stepwise.test/images/og/og-study.png')
  expect(page.querySelectorAll('title, meta[name=description]')).toHaveLength(2)
  expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '')).toMatchObject({
    '@type': 'Book',
    name: 'Dune',
    url: 'https://stepwise.test/club/dune',
    inLanguage: 'en-GB',
  })
})

test('words that depend on the query know it, and no other part of it', async () => {
  const shown = async (url: string) => (await documentAt(url)).querySelector('#root p')?.textContent
  expect(await shown('/?utm=1&group=maps')).toBe('/?group=maps')
  expect(await shown('/?group=%3Cscript%3E')).toBe('/')
  expect(await shown('/club/dune?group=maps')).toBe('/club/dune')
  const canonical = 'https://stepwise.test/'
  expect((await documentAt('/?group=maps')).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical)
})

test('an address whose words cannot be had starts as every other one does', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const url of ['/plain', '/nothing', '/club/gone', '/nowhere', '/broken']) {
    const page = await documentAt(url)
    expect([url, page.querySelector('#root h1'), page.querySelectorAll('script[src]').length]).toEqual([url, null, 1])
    expect(page.querySelector('noscript')).not.toBeNull()
  }
  expect(errors.mock.calls.map(([message]) => message)).toEqual(['/broken could not be rendered for visitors.'])
})

test('an address of nothing is a 404, one of what has moved leads there, and no other site can be meant', async () => {
  for (const [url, status, location] of [
    ['/club/dune', 200, undefined],
    ['/club/gone', 404, undefined],
    ['/club/arrakis', 302, '/club/dune'],
    ['/club/evil', 404, undefined],
    // The page is there, and will say what is missing.
    ['/nothing', 200, undefined],
  ] as const) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode, headers.location]).toEqual([url, status, location])
  }
})

test('a page that never ends is given up, and the others go on', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await isRendered('/endless')).toBe(false)
  expect(errors).toHaveBeenCalledOnce()
  expect(await isRendered('/club/dune')).toBe(true)
})

test('a page that has not changed is not sent again, and a changed one is there within five seconds', async () => {
  const first = await get('/', { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' })
  const { etag } = first.headers
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(304)
  words = 'Hello'
  await wait(2100)
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(200)
  expect((await documentAt('/')).querySelector('h1')?.textContent).toBe('study Hello')
})

test('robots.txt names the sitemap, which has every page with words that can be reached', async () => {
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://stepwise.test/sitemap.xml')
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://stepwise.test/',
    'https://stepwise.test/club/dune',
  ])
})

test('the icon that browsers ask for by themselves is the host’s', async () => {
  const { body, headers, statusCode } = await app.inject('/favicon.ico')
  expect([statusCode, body, headers['content-type']]).toEqual([200, 'an icon', 'image/x-icon'])
})
