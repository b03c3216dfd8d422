import { type Registry, remoteConfigSchema } from '@stepwise/shared/contracts/remote'
import { findRoute } from '@stepwise/shared/routing/find-route'
import { JSDOM } from 'jsdom'
import { afterEach, expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'
import { renderPage } from './page.ts'

/** Every file that the tests name has an integrity. */
const integrities = (folder: string) =>
  Object.fromEntries(
    'entry home step player search toast notes landing desk club main forms'
      .split(' ')
      .flatMap((file) => [`${file}.js`, `${file}.css`].map((name) => [name, `sha384-${folder}-${name}`])),
  )

const remote = (name: string, config: object, pages: object, slots: object = {}): Registry['remotes'][number] => ({
  config: remoteConfigSchema.parse({ name, title: name, ...config }),
  version: '1',
  entry: 'entry.js',
  integrities: integrities(name),
  folder: `/remotes/${name}/1/`,
  pages: pages as Registry['remotes'][number]['pages'],
  slots: slots as Registry['remotes'][number]['slots'],
})

const registry: Registry = {
  promotion: 7,
  promotedAt: '2026-11-20T10:00:00Z',
  host: {
    version: '1',
    edition: 'study',
    sharedVersion: '1.0.0',
    folder: '/host/1/',
    integrities: integrities('host'),
    initial: { js: ['main.js'], css: ['main.css'] },
    fonts: ['text.woff2'],
    sharedModules: {
      ui: { js: ['main.js'], css: ['main.css'] },
      forms: { js: ['forms.js'], css: ['forms.css'] },
    },
  },
  remotes: [
    remote(
      'learn',
      {
        routes: [
          { path: '/dashboard/learn', page: 'home', access: 'signed-in', editions: ['study'], preload: ['/flows'] },
          { path: '/dashboard/software/:softwareSlug?', page: 'home', access: 'signed-in', editions: ['pro'] },
          {
            path: '/flows/:flowSlug/:moduleSlug',
            page: 'step',
            access: 'signed-in',
            preload: ['/learning_module/:flowSlug::moduleSlug', '/never/:unknown'],
          },
        ],
        slots: ['topbar.search', 'toast.achievements', 'panel.notes'],
      },
      {
        home: { js: ['home.js'], css: [], shared: ['ui'] },
        step: { js: ['step.js', 'player.js'], css: ['step.css'], shared: ['ui', 'forms'] },
      },
      {
        'topbar.search': { js: ['search.js'], css: [], shared: [] },
        'toast.achievements': { js: ['toast.js'], css: [], shared: [] },
        'panel.notes': { js: ['notes.js'], css: [], shared: [] },
      },
    ),
    remote(
      'public-site',
      {
        routes: [
          { path: '/', page: 'landing', access: 'signed-out', frame: 'bare', colorScheme: 'light' },
          { path: '/dashboard/:anything', page: 'landing', access: 'public', frame: 'bare' },
        ],
      },
      { landing: { js: ['landing.js'], css: [], shared: [] } },
    ),
  ],
}

/** Opens the page at an address, with what the browser has stored, and returns what its boot script did. */
async function open(
  path: string,
  stored: Record<string, string> = {},
  edition: 'study' | 'pro' = 'study',
  remotes: unknown = registry.remotes,
  alter = (html: string) => html,
) {
  const calls: string[] = []
  const headers: RequestInit['headers'][] = []
  const signals: RequestInit['signal'][] = []
  const opened = { ...registry, host: { ...registry.host, edition }, remotes: remotes as Registry['remotes'] }
  const html = alter(renderPage(opened, { hasFavicon: false }))
  const reported: Blob[] = []
  const { window } = new JSDOM(html, {
    url: `https://stepwise.test${path}`,
    runScripts: 'dangerously',
    beforeParse(page) {
      for (const [key, value] of Object.entries(stored)) page.localStorage.setItem(key, value)
      // The page's timers are those of the test.
      page.setTimeout = ((...timer: Parameters<typeof setTimeout>) =>
        setTimeout(...timer)) as unknown as typeof page.setTimeout
      Object.assign(page, { Blob })
      Object.defineProperty(page.navigator, 'sendBeacon', { value: (_: string, body: Blob) => reported.push(body) })
      page.fetch = (async (address: string, options: RequestInit) => {
        calls.push(`${options.method} ${address}`)
        headers.push(options.headers)
        signals.push(options.signal)
        if (address === '/api/flows') throw new TypeError('offline')
        return { ok: true }
      }) as unknown as typeof fetch
    },
  })
  const preloads = [...window.document.querySelectorAll<HTMLLinkElement>('script ~ link[rel=preload]')]
  const { document } = window
  return {
    calls,
    reports: () => Promise.all(reported.map(async (body) => JSON.parse(await body.text()))),
    headers,
    signals,
    boot: window.stepwiseBoot as {
      registry: unknown
      authorize?: Promise<unknown>
      stopAuthorize?: () => void
      calls: Record<string, Promise<unknown>>
    },
    preloads: preloads.map((link) => `${link.getAttribute('as')} ${link.getAttribute('href')}`),
    integrities: preloads.map((link) => `${link.getAttribute('integrity')} ${link.getAttribute('crossorigin')}`),
    scheme: document.documentElement.dataset.mantineColorScheme,
    document,
    /** The event of a browser for a file of the page that did not load. */
    lose: (selector: string) => {
      const [file] = [...document.querySelectorAll(selector)].slice(-1)
      file?.dispatchEvent(new window.Event('error'))
    },
  }
}

afterEach(() => void vi.useRealTimers())

const signedIn = { 'stepwise.signed-in': '1' }

test('preloads the entry, the files of the page and the shared modules that the host does not start with', async () => {
  const { preloads, integrities } = await open('/flows/revision/exam-day')
  expect(preloads).toEqual([
    'script /remotes/learn/1/entry.js',
    'style /remotes/learn/1/step.css',
    'script /remotes/learn/1/step.js',
    'script /remotes/learn/1/player.js',
    'style /host/1/forms.css',
    'script /host/1/forms.js',
  ])
  expect(integrities).toEqual([
    'sha384-learn-entry.js ',
    'sha384-learn-step.css ',
    'sha384-learn-step.js ',
    'sha384-learn-player.js ',
    'sha384-host-forms.css ',
    'sha384-host-forms.js ',
  ])
})

test('starts the session check at once, and the calls of the page only for somebody who was signed in', async () => {
  expect((await open('/flows/revision/exam-day')).calls).toEqual([])
  const person = await open('/flows/revision/exam-day', signedIn)
  expect(person.calls).toEqual(['POST /api/auth/authorize', 'GET /api/learning_module/revision:exam-day'])
  expect(person.boot.authorize).toBeInstanceOf(Object)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(person.headers[0]).toEqual({ accept: 'application/json', 'stepwise-time-zone': timeZone })
  expect(Object.keys(person.boot.calls)).toEqual(['/learning_module/revision:exam-day'])
})

test('after a sign-out without a network the server is not asked who this is: the cookie may still be valid', async () => {
  const page = await open('/dashboard/learn', { ...signedIn, 'stepwise.sign-out-owed': 'robin' })
  expect(page.calls).toEqual([])
})

test('finds routes with the same functions as the host, and adds no global names', async () => {
  const [matcher = ''] = bootScript.split('\n;(() => {')
  const carried = new Function(`${matcher}\nreturn findRoute }`)() as typeof findRoute
  const routes = ['/', '/club/:book', '/club/new', '/shelf/:letter?', '/files/*'].map((path) => ({ path }))
  for (const address of ['/', '/Club/new/', '/club/d%75ne', '/club/%E0%A4%A', '/shelf', '/files/a/b', '/nowhere']) {
    expect(carried(routes, address)).toEqual(findRoute(routes, address))
  }
  const { document } = await open('/dashboard/learn')
  expect(document.defaultView).not.toHaveProperty('findRoute')
})

test('the session check can be aborted before its answer sets a cookie', async () => {
  const { boot, signals } = await open('/dashboard/learn', signedIn)
  boot.stopAuthorize?.()
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, undefined])
})

test('the host gets the failure of an early call', async () => {
  const { boot } = await open('/dashboard/learn/', signedIn)
  await expect(boot.calls['/flows']).rejects.toThrow('offline')
})

test('in the shell the slots that mount at once are preloaded too, but not what opens later', async () => {
  const { preloads } = await open('/dashboard/learn', signedIn)
  expect(preloads).toEqual([
    'script /remotes/learn/1/entry.js',
    'script /remotes/learn/1/home.js',
    'script /remotes/learn/1/search.js',
    'script /remotes/learn/1/toast.js',
  ])
})

test('of the page of a role nothing is loaded ahead: most people have another role', async () => {
  const desk = remote(
    'content-desk',
    { routes: [{ path: '/dashboard/content', page: 'desk', access: 'signed-in', role: 'content_manager' }] },
    { desk: { js: ['desk.js'], css: [], shared: [] } },
  )
  const { preloads } = await open('/dashboard/content', signedIn, 'study', [...registry.remotes, desk])
  expect(preloads).toContain('script /remotes/learn/1/search.js')
  expect(preloads.join()).not.toContain('content-desk')
})

test('a visitor’s page makes its calls at once, too', async () => {
  const routes = [{ path: '/terms', page: 'terms', access: 'public' as const, preload: ['/pages/terms'] }]
  const site = remote('site', { routes }, { terms: { js: [], css: [], shared: [] } })
  expect((await open('/terms', {}, 'study', [...registry.remotes, site])).calls).toContain('GET /api/pages/terms')
})

test('a signed-in person on a page for visitors gets the home of the edition', async () => {
  expect((await open('/')).preloads).toContain('script /remotes/public-site/1/landing.js')
  expect((await open('/', signedIn)).calls).toContain('GET /api/flows')
  expect((await open('/', signedIn, 'pro')).preloads).toContain('script /remotes/learn/1/home.js')
})

test('routes of the other edition do not match, and a static segment beats a parameter', async () => {
  expect((await open('/dashboard/learn')).preloads[0]).toBe('script /remotes/learn/1/entry.js')
  expect((await open('/dashboard/software')).preloads[0]).toBe('script /remotes/public-site/1/entry.js')
  expect((await open('/dashboard/software/dragon', {}, 'pro')).preloads[0]).toBe('script /remotes/learn/1/entry.js')
})

test('an unknown address only checks the session; the error pages not even that', async () => {
  expect(await open('/nowhere', signedIn)).toMatchObject({ calls: ['POST /api/auth/authorize'], preloads: [] })
  expect((await open('/error', signedIn)).calls).toEqual([])
  expect((await open('/something-went-wrong', signedIn)).calls).toEqual([])
})

test('applies the stored theme, except where the page is always light', async () => {
  expect((await open('/dashboard/learn')).scheme).toBe('light')
  expect((await open('/dashboard/learn', { 'preferred-theme': 'dark' })).scheme).toBe('dark')
  expect((await open('/', { 'preferred-theme': 'dark' })).scheme).toBe('light')
})

test('unknown fields of a later contract and missing fields are skipped', async () => {
  const later = [
    null,
    {},
    {
      config: {
        routes: [
          null,
          { path: 7 },

          { path: '/dashboard/learn', page: 'gone', access: 'staff' },
        ],
      },
    },
    {
      folder: '/remotes/club/1/',
      entry: 'entry.js',
      config: {
        routes: [{ path: '/club', page: 'home', access: 'signed-in', frame: 'split', preload: [7, null] }],
        slots: ['footer.club'],
      },
      pages: { home: { js: ['club.js', 'unchecked.js', 7], wasm: ['club.wasm'], shared: 'ui' } },
      integrities: { ...integrities('club'), 'entry.js': null },
    },
    'learn',
    ...registry.remotes,
  ]
  const { preloads, calls } = await open('/club', signedIn, 'study', later)
  expect(preloads[0]).toBe('script /remotes/club/1/club.js')
  expect(preloads.join()).not.toContain('unchecked')
  expect(preloads).toContain('script /remotes/learn/1/search.js')
  expect(calls).toEqual(['POST /api/auth/authorize'])
  expect((await open('/flows/revision/exam-day', signedIn, 'study', { none: true })).calls).toHaveLength(1)
})

test('a start script is requested three times; then the page says that it could not be loaded', async () => {
  vi.useFakeTimers()
  const { document, lose, reports } = await open('/')
  const script = 'script[src^="/host/1/main.js"]'
  const requested = () => {
    const [file] = [...document.querySelectorAll(script)]
    return `${file?.getAttribute('src')?.replace(/\d{8,}$/, 'time')} ${file?.getAttribute('integrity')}`
  }
  expect(requested()).toBe('/host/1/main.js sha384-host-main.js')
  lose(script)
  await vi.advanceTimersByTimeAsync(400)
  expect(requested()).toBe('/host/1/main.js?attempt=time sha384-host-main.js')
  lose(script)
  await vi.advanceTimersByTimeAsync(1200)
  expect(requested()).toBe('/host/1/main.js?attempt=time sha384-host-main.js')
  expect(document.querySelector('h1')).toBeNull()
  lose(script)
  lose(script)
  expect(document.querySelector('main h1')?.textContent).toBe('Stepwise could not start')
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(document.querySelector('main button')?.textContent).toBe('Try again')
  expect(document.title).toBe('Stepwise could not start - Stepwise')
  expect(await reports()).toEqual([
    { fault: { part: 'host', version: '1', message: 'The start failed: /host/1/main.js' } },
  ])
})

test.each([
  ['no registry', (html: string) => html.replace(/<script type="application\/json" id="registry">.*?<\/script>/s, '')],
  ['half a registry', (html: string) => html.replace('"sharedModules"', '')],
  ['a registry without a host', (html: string) => html.replace('"host":{', '"hosts":{')],
  ['a registry of text', (html: string) => html.replace(/(id="registry">).*?(<\/script>)/s, '$1"learn"$2')],
])('a page with %s says that the product could not start', async (_, alter) => {
  const { document, reports, calls } = await open('/', signedIn, 'pro', undefined, alter)
  // Once the whole page has been read.
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Stepwise Pro could not start'))
  expect(document.querySelector('main button')?.textContent).toBe('Try again')
  expect(await reports()).toMatchObject([{ fault: { part: 'host', version: 'unknown' } }])
  expect(calls).toEqual([])
})

test('a start script that throws, also in a promise, has three seconds to show the page all the same', async () => {
  vi.useFakeTimers()
  const stack = 'TypeError: x\n at https://stepwise.test/host/1/main.js:1:2'
  for (const [type, details] of [
    ['error', { filename: 'https://stepwise.test/host/1/main.js', message: 'TypeError: x' }],
    ['unhandledrejection', { reason: { stack } }],
  ] as const) {
    const { document } = await open('/')
    const page = document.defaultView as Window & typeof globalThis
    page.dispatchEvent(Object.assign(new page.Event(type), details))
    expect(document.querySelector('h1')).toBeNull()
    await vi.advanceTimersByTimeAsync(3000)
    expect(document.querySelector('h1')?.textContent).toBe('Stepwise could not start')
  }
})

test('a style sheet that does not load is requested again, and the product starts without it', async () => {
  vi.useFakeTimers()
  const { document, lose } = await open('/')
  const sheet = 'link[rel=stylesheet][href^="/host/1/main.css"]'
  for (const wait of [400, 1200, 0]) {
    lose(sheet)
    await vi.advanceTimersByTimeAsync(wait)
  }
  expect(document.querySelector(sheet)?.getAttribute('href')).toMatch(/main\.css\?attempt=\d+$/)
  expect(document.querySelector('h1')).toBeNull()
})

test('a slow start shows a message, unless the host has started by then', async () => {
  vi.useFakeTimers()
  const { document } = await open('/')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(document.querySelector('h1')?.textContent).toBe('Stepwise is taking long to start')
  const started = await open('/')
  started.document.getElementById('root')?.replaceChildren()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(started.document.querySelector('h1')).toBeNull()
})
