import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { promote } from '../release/promote.ts'
import { publish } from '../release/publish.ts'
import { directoryStore } from '../store/directory-store.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { anyPort, openGateway } from '../testing/open-gateway.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

// docs/product/shell-and-search.md#rendered

/** Renders all that it knows, so that a test sees what reaches the thread. */
const hostBundle = `
export const render = async (order, { registry, remote }) => {
  if (remote.pages[order.page] === 'broken') throw new Error('no page')
  if (remote.pages[order.page] === 'endless') for (;;);
  const seen = JSON.stringify({ ...order, edition: registry.host.edition }).replaceAll('<', '&lt;')
  if (remote.pages[order.page] === 'moved') return { goTo: order.params.slug === 'other' ? 'https://evil.test/' : '/step/dune' }
  if (remote.pages[order.page] === 'unknown') return {}
  return { html: '<main><h1 style="color: red">Step</h1><p>' + seen + '</p></main>' }
}`
const pages = ['step', 'broken', 'endless', 'late', 'moved', 'unknown', 'plain']
const remoteBundle = `export default { pages: ${JSON.stringify(Object.fromEntries(pages.map((page) => [page, page])))} }`

const route = (page: string, rendered = true) => ({
  path: `/${page}/:slug`,
  page,
  access: 'signed-in' as const,
  preload: [`/${page}/:slug`],
  rendered,
})
const forVisitors = { path: '/', page: 'step', access: 'signed-out' as const }

let api: FastifyInstance
let app: FastifyInstance
let calls: string[] = []
const look = 'dark.narrow.12.Europe/London'

beforeAll(async () => {
  api = fastify({ logger: false })
  const person = ({ headers }: { headers: Record<string, unknown> }) =>
    /session=(\w+)/.exec(String(headers.cookie))?.[1]
  api.post('/api/auth/authorize', async (request, reply) => {
    const name = person(request)
    calls.push(`authorize ${name} ${request.headers['stepwise-time-zone']}`)
    if (!name || name === 'gone') return reply.code(401).send({})
    return reply.header('set-cookie', `session=${name}; Path=/; HttpOnly`).send({ id: name, first_name: `<b>${name}` })
  })
  api.get('/api/:page/:slug', async (request) => {
    const { page, slug } = request.params as { page: string; slug: string }
    if (page === 'late') await wait(1500)
    if (slug === 'cut') request.raw.socket.destroy()
    if (slug === 'slow') await wait(30)
    return { secret: `words of ${person(request)}`, script: '</script><script>alert(1)</script>', slug }
  })
  const store = directoryStore(await temporaryFolder())
  await publish(
    store,
    'host',
    await fakeHost('1.0.0', { renderer: 'render/render.1.mjs' }, { 'render/render.1.mjs': hostBundle }),
  )
  await publish(
    store,
    'club',
    await fakeRemote('club', '1.0.0', {
      config: { routes: [forVisitors, ...pages.map((page) => route(page, page !== 'plain'))] },
      manifest: {
        pages: Object.fromEntries(pages.map((page) => [page, { js: [], css: [`page-${page}.css`], shared: [] }])),
        renderer: 'render/render.1.mjs',
      },
      files: {
        'render/render.1.mjs': remoteBundle,
        ...Object.fromEntries(pages.map((page) => [`page-${page}.css`, '.lead { color: blue }'])),
      },
    }),
  )
  await promote(
    store,
    ['host', 'club'].map((part) => ({ part, version: '1.0.0' })),
    { who: 'ada', why: '' },
  )
  const apiUrl = await api.listen(anyPort)
  app = await openGateway({ store, apiUrl, publicOrigin: 'https://stepwise.test', renderBudgetMs: 1000 })
  // The thread starts with the first page, which goes without content.
  await isRenderedSoon()
})
afterAll(async () => {
  await app.close()
  await api.close()
})
beforeEach(() => {
  calls = []
})

const open = (url: string, { person = 'ada', cookie = '', headers = {} } = {}) =>
  app.inject({
    url,
    headers: {
      accept: 'text/html',
      cookie: `session=${person}; stepwise_signed_in_study=1; stepwise_look=${look}; ${cookie}`,
      ...headers,
    },
  })
const isRenderedSoon = () =>
  vi.waitFor(async () => expect((await open('/step/dune')).headers['cache-control']).toBe('no-store'), {
    timeout: 10_000,
  })
const documentOf = (body: string) => new JSDOM(body).window.document
const jsonOf = (document: Document, id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null')

test('a signed-in person gets the page with its content, its styles and its answers, and no cache keeps it', async () => {
  const { statusCode, headers, body } = await open('/step/dune?a=1')
  const document = documentOf(body)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': ['session=ada; Path=/; HttpOnly'] })
  expect(document.documentElement.dataset.rendered).toBe('dark.narrow.12')
  expect(document.querySelector('#root h1')?.textContent).toBe('Step')
  expect([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))).toContain(
    '/remotes/club/1.0.0/page-step.css',
  )
  expect(document.querySelector('link[media="not all"], #frame')).toBeNull()
  expect(jsonOf(document, 'answers')).toMatchObject({ '/step/dune': { secret: 'words of ada' } })
  expect(jsonOf(document, 'rendered')).toMatchObject({
    remote: 'club',
    page: 'step',
    params: { slug: 'dune' },
    user: { id: 'ada' },
    look: { theme: 'dark', isWide: false, daysHere: 12 },
    styles: ['color: red'],
  })
  expect(calls).toEqual(['authorize ada Europe/London'])
})

test('no words of an answer end a script or begin one, and no style attribute needs the policy', async () => {
  const { headers, body } = await open('/step/dune')
  expect(body).not.toContain('<script>alert(1)')
  expect(body).not.toContain(' style="')
  expect(documentOf(body).querySelector('#root h1')?.getAttribute('data-style')).toBe('0')
  expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe-inline/)
})

test('the thread gets answers, and no cookie', async () => {
  const { body } = await open('/step/dune', { cookie: 'other=confidential' })
  expect(documentOf(body).querySelector('#root')?.textContent).toContain('words of ada')
  expect(body).not.toMatch(/confidential|session=ada/)
})

test.each([
  ['a visitor', '/step/dune', { headers: { cookie: '' } }],
  ['a window that is not known', '/step/dune', { headers: { cookie: 'session=ada; stepwise_signed_in_study=1' } }],
  ['a session that is over', '/step/dune', { person: 'gone' }],
  ['a page that is fetched ahead', '/step/dune', { headers: { 'sec-purpose': 'prefetch' } }],
  ['a frame', '/step/dune', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ['a page that is not rendered', '/plain/dune', {}],
  ['an API that hangs up', '/step/cut', {}],
  ['an API that takes too long', '/late/dune', {}],
  ['code that throws', '/broken/dune', {}],
  ['what the page does not know', '/unknown/dune', {}],
  ['an address of another site', '/moved/other', {}],
])('%s gets the page without content', async (_, url, request) => {
  const { statusCode, headers, body } = await open(url, request)
  const document = documentOf(body)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(document.getElementById('frame')).not.toBeNull()
  expect(document.documentElement.dataset.rendered).toBeUndefined()
  expect(body).not.toContain('words of')
})

test.each([
  ['where the page would send the person', '/moved/dune', '/step/dune'],
  ['home from a page for visitors', '/', '/dashboard/learn'],
])('the answer leads at once %s, with what the API sets', async (_, url, location) => {
  const { statusCode, headers } = await open(url)
  expect(statusCode).toBe(302)
  expect(headers).toMatchObject({
    location,
    'cache-control': 'no-store',
    'set-cookie': ['session=ada; Path=/; HttpOnly'],
  })
})

test('a page for visitors stays for people whose session is over', async () => {
  expect((await open('/', { person: 'gone' })).statusCode).toBe(200)
})

// Two thousand loads of forty people at once, of whom some get nothing: no one gets another's page.
test('the content is that of the person whose cookie came, whoever else asks at the time', async () => {
  const people = Array.from({ length: 40 }, (_, number) => `person${number}x`)
  const slugs = ['dune', 'slow', 'cut', 'emma']
  let rendered = 0
  for (let round = 0; round < 50; round++) {
    await Promise.all(
      people.map(async (person, number) => {
        const { body, headers } = await open(`/step/${slugs[(number + round) % slugs.length]}`, { person })
        const named = new Set(body.match(/person\d+x/g))
        if (headers['cache-control'] === 'no-store') rendered++
        expect([...named]).toEqual(headers['cache-control'] === 'no-store' ? [person] : [])
      }),
    )
  }
  expect(rendered).toBeGreaterThan(500)
})

test('code that never ends costs its own pages their content, and is stopped', async () => {
  for (const page of ['endless', 'step'])
    expect((await open(`/${page}/dune`)).headers['cache-control']).toBe('no-cache')
  await isRenderedSoon()
})
