import { type Registry, remoteConfigSchema } from '@stepwise/shared/contracts/remote'
import { JSDOM, VirtualConsole } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { pageForVisitors } from '../rendering/page-for-visitors.ts'
import { notInJsdom, visitorPage } from '../testing/booted-page.ts'
import { renderPage } from './page.ts'

// docs/product/public-pages.md#take-over

const config = remoteConfigSchema.parse({
  name: 'public-site',
  title: 'Stepwise',
  routes: [
    { path: '/', page: 'landing', access: 'signed-out', frame: 'bare', rendered: true, preload: ['/pages/landing'] },
    { path: '/terms', page: 'terms', access: 'public', frame: 'bare', rendered: true, preload: ['/pages/terms'] },
    { path: '/dashboard/learn', page: 'home', access: 'signed-in' },
  ],
})
const registry: Registry = {
  promotion: 1,
  promotedAt: '2026-11-22T10:00:00Z',
  host: {
    version: '1',
    edition: 'study',
    sharedVersion: '1.0.0',
    folder: '/host/1/',
    initial: { js: ['a.js', 'b.js'], css: ['main.css'] },
    integrities: { 'a.js': 'sha256-a', 'main.css': 'sha256-main' },
    fonts: ['text.woff2'],
    sharedModules: {},
  },
  remotes: [
    {
      config,
      version: '1',
      entry: 'entry.js',
      integrities: { 'entry.js': 'sha256-x' },
      folder: '/remotes/public-site/1/',
      pages: { terms: { js: ['terms.js'], css: [], shared: [] } },
      slots: {},
    },
  ],
}

interface Device {
  stored?: Record<string, string>
  storedInTab?: Record<string, string>
  cookie?: string
  isFramed?: boolean
}

/** Opens a page as visitors get it, with what the browser has stored. */
async function open(path: string, { stored = {}, storedInTab = {}, cookie = '', isFramed = false }: Device = {}) {
  const [route] = config.routes.filter((one) => one.path === path)
  if (!route) throw new Error(`no route ${path}`)
  const html = `<main><h1>Terms</h1><button type="button">Menu</button><a href="#maps" data-choice>Maps</a><a href="#top">Top</a>
    <form><button type="submit">Sign in</button></form><form action="/api/contact" data-draft="contact"><input id="contact-name"><textarea id="contact-message"></textarea><button type="submit">Send</button></form><img src="/images/scenes/auth.svg" alt=""></main>`
  const address = route.preload[0] ?? ''
  const visited = visitorPage(route, path, { html, styles: '' }, { [address]: { page: { title: 'Terms' } } })
  const page = pageForVisitors(renderPage(registry, { hasFavicon: false }), registry, visited, 'https://stepwise.test')
  const calls: string[] = []
  const waiting: (() => void)[] = []
  let reloads = 0
  // JSDOM says that it cannot load a page again: so it was asked to.
  const virtualConsole = new VirtualConsole().on('jsdomError', () => void reloads++)
  const { window } = new JSDOM(page, {
    virtualConsole,
    url: `https://stepwise.test${path}`,
    runScripts: 'dangerously',
    beforeParse(opened) {
      for (const [key, value] of Object.entries(stored)) opened.localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(storedInTab)) opened.sessionStorage.setItem(key, value)
      if (cookie) Object.defineProperty(opened.document, 'cookie', { get: () => cookie })
      Object.assign(opened, { Response, ...notInJsdom, ...(isFramed && { parent: {} }) })
      const start = opened.setTimeout.bind(opened)
      opened.setTimeout = ((then: () => void, ms: number) =>
        ms === 10_000 ? waiting.push(then) : start(then, ms)) as typeof opened.setTimeout
      opened.fetch = (async (url: string, options: RequestInit) => {
        calls.push(`${options.method} ${url}`)
        return { ok: true }
      }) as unknown as typeof fetch
    },
  })
  await new Promise((resolve) => setTimeout(resolve))
  const { document } = window
  const use = (type: string, selector = 'h1', fields: object = {}) => {
    const event = Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), fields)
    return document.querySelector(selector)?.dispatchEvent(event)
  }
  const addressOf = (file: Element) => file.getAttribute('src') ?? file.getAttribute('href')
  const files = () => [...document.querySelectorAll('script[src], link[rel=stylesheet]')].map(addressOf)
  return {
    window,
    document,
    calls,
    use,
    files,
    reloads: () => reloads,
    /** As if the app was waited for in vain, if it is waited for. */
    passTenSeconds: () => waiting.splice(0).forEach((then) => void then()),
    boot: window.stepwiseBoot as StepwiseBoot,
  }
}

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'the host starts with the first %s',
  async (type) => {
    const { use, files, calls } = await open('/terms')
    expect([files(), calls]).toEqual([[], []])
    use(type)
    use(type)
    expect(files()).toEqual(['/host/1/a.js', '/host/1/b.js', '/host/1/main.css'])
  },
)

test.each([
  ['what was written in this tab stands', '{"name":"Ann","message":"Hello","gone":"x"}', ['Ann', 'Hello']],
  ['nothing stands, where the draft cannot be read,', '{"name":1,', ['', '']],
  ['nothing stands, where the draft is of another kind,', '{"name":1,"message":null}', ['', '']],
])('%s in the form before a password manager or dictation inserts text', async (_, draft, fields) => {
  const { document, files } = await open('/terms', { storedInTab: { 'stepwise.contact': draft } })
  const shown = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value
  expect(['contact-name', 'contact-message'].map(shown)).toEqual(fields)
  expect(files()).toEqual([])
})

test('a drawing is the one for the theme of this browser', async () => {
  const drawing = async (theme: string) => {
    const { document } = await open('/terms', { stored: { 'preferred-theme': theme } })
    return document.querySelector('img')?.getAttribute('src')
  }
  expect(await drawing('light')).toBe('/images/scenes/auth.svg')
  expect(await drawing('dark')).toBe('/images/scenes/auth.svg#dark')
})

test('a pointer that rests where the page appears does not start the host', async () => {
  const { use, files } = await open('/terms')
  use('pointermove', undefined, { movementX: 0, movementY: 0 })
  expect(files()).toEqual([])
  use('pointermove', undefined, { movementX: 0, movementY: 2 })
  expect(files()).toHaveLength(3)
})

test('the style sheets of the host wait for the app, and come before the styles of the page', async () => {
  const { use, document } = await open('/terms')
  use('pointermove')
  const sheet = document.querySelector('link[rel=stylesheet]')
  expect(sheet?.getAttribute('media')).toBe('not all')
  expect(sheet?.getAttribute('integrity')).toBe('sha256-main')
  expect(document.querySelector('script[src="/host/1/a.js"]')?.getAttribute('integrity')).toBe('sha256-a')
  expect(sheet?.nextElementSibling?.id).toBe('visitor-styles')
})

test('the page asks nothing that its content was made from', async () => {
  const { use, calls, document } = await open('/terms')
  use('pointermove')
  expect(calls).toEqual([])
  expect(document.getElementById('answers')?.textContent).toBe('{"/pages/terms":{"page":{"title":"Terms"}}}')
})

test('a button that is pressed, and a form that is sent, wait for the host', async () => {
  const { use, document, boot } = await open('/terms')
  const [menu, , send] = document.querySelectorAll('button')
  use('click', 'button')
  expect(boot.pressed).toBe(menu)
  expect(use('submit', 'form')).toBe(false)
  expect(boot.pressed).not.toBe(menu)
  expect(use('submit', 'form[action]', { submitter: send })).toBe(false)
  expect(boot.pressed).toBe(send)
})

test('a choice of the page waits for the host, and is a link to its part where the host does not come', async () => {
  const { use, document, window, boot, passTenSeconds } = await open('/terms')
  expect(use('click', 'a[href="#top"]')).toBe(true)
  expect(use('click', 'a[data-choice]', { ctrlKey: true })).toBe(true)
  expect(boot.pressed).toBeUndefined()
  use('pointerdown')
  expect(use('click', 'a[data-choice]')).toBe(false)
  expect(boot.pressed).toBe(document.querySelector('a[data-choice]'))
  passTenSeconds()
  expect(window.location.hash).toBe('#maps')
  expect(use('click', 'a[data-choice]')).toBe(true)
  expect(document.getElementById('press-failure')).toBeNull()
})

test('a form that the server takes is posted when the host cannot be loaded, and from then on at once', async () => {
  const { use, window, document, passTenSeconds } = await open('/terms')
  const posted: (string | null)[] = []
  window.HTMLFormElement.prototype.submit = function () {
    posted.push(this.getAttribute('action'))
  }
  use('pointerdown')
  use('submit', 'form[action]', { submitter: document.querySelectorAll('button')[2] })
  expect(posted).toEqual([])
  passTenSeconds()
  expect(posted).toEqual(['/api/contact'])
  expect(document.getElementById('press-failure')).toBeNull()
  expect(use('submit', 'form[action]')).toBe(true)
})

test('a reader who presses a button after a long time sees no message that it could not be loaded', async () => {
  const { use, document, passTenSeconds } = await open('/terms')
  passTenSeconds()
  use('pointerdown')
  use('click', 'button')
  expect(document.getElementById('press-failure')).toBeNull()
  passTenSeconds()
  expect(document.getElementById('press-failure')?.textContent).toContain('This could not be loaded')
})

test('while the app is only late a press does not load the page again, which would lose what was typed', async () => {
  const { use, document, passTenSeconds, reloads, window } = await open('/terms')
  use('pointerdown')
  passTenSeconds()
  use('submit', 'form')
  expect(document.getElementById('press-failure')).not.toBeNull()
  use('submit', 'form')
  use('click', 'button')
  expect(reloads()).toBe(0)

  window.stepwiseBoot?.showLostPress?.()
  use('click', 'button')
  expect(reloads()).toBe(1)
})

test.each([
  { stored: { 'stepwise.signed-in': '1' } },
  { cookie: 'other=1; stepwise_signed_in_study=1' },
  { cookie: '__Host-stepwise_signed_in_study=1' },
  { cookie: 'other=1; __Host-stepwise_signed_in_study=1; last=1' },
])('a browser that may be signed in starts the host at once, and asks the API', async (device) => {
  const { files, calls, document } = await open('/terms', device)
  expect(files()).toContain('/host/1/a.js')
  await vi.waitFor(() => expect(calls).toContain('POST /api/auth/authorize'))
  expect(document.documentElement.dataset).toHaveProperty('withheld')
})

// docs/product/updates.md#safe-moment
test('a page that was loaded for another version starts the host at once, until that has been dealt with', async () => {
  const reload = (fields: object) => ({ storedInTab: { 'stepwise.update': JSON.stringify({ tried: 'x', ...fields }) } })
  for (const reason of ['navigation', 'notice']) {
    const { files, calls, document } = await open('/terms', reload({ reason }))
    expect(files()).toContain('/host/1/a.js')
    expect(calls).toEqual([])
    expect(document.documentElement.dataset).toHaveProperty('rendered')
  }
  expect((await open('/terms', reload({}))).files()).toEqual([])
})

test('the host knows whether a word is being composed', async () => {
  const { use, boot } = await open('/terms')
  for (const [type, isComposing] of [
    ['compositionstart', true],
    ['compositionend', false],
  ] as const) {
    use(type)
    expect(boot.isComposing).toBe(isComposing)
  }
})

test.each([
  ['someone who is signed in opens a page for visitors', { cookie: 'stepwise_signed_in_study=1' }],
  ['the desk previews a page in a frame', { isFramed: true }],
])('the visitors’ page and its styles give way to the host where %s', async (_, device) => {
  const { document, window } = await open('/', device)
  expect(document.documentElement.dataset).toMatchObject({ withheld: '' })
  expect(document.documentElement.dataset).not.toHaveProperty('forVisitors')
  expect(document.getElementById('starting')?.hidden).toBe(false)
  expect(document.getElementById('starting')?.textContent).toBe('Loading Stepwise…')
  // Its colours stay until those of the host are there.
  expect(document.getElementById('visitor-styles')).not.toBeNull()

  const sheet = document.querySelector('link[rel=stylesheet]')
  expect(sheet?.getAttribute('media')).toBe('not all')
  sheet?.dispatchEvent(new window.Event('load'))
  await window.stepwiseBoot?.styles
  expect(sheet?.hasAttribute('media')).toBe(false)
  expect(['visitor-styles', 'visitor-font'].map((id) => document.getElementById(id))).toEqual([null, null])
})

test('the style sheets of the host stay off when they arrive, until it takes over', async () => {
  const { document, window, use } = await open('/terms')
  use('pointermove')
  const sheet = document.querySelector('link[rel=stylesheet]')
  sheet?.dispatchEvent(new window.Event('load'))
  await window.stepwiseBoot?.styles
  expect(sheet?.getAttribute('media')).toBe('not all')
  expect(document.getElementById('visitor-styles')).not.toBeNull()
})

test('the cookie of the other edition is not theirs, and a sign-out that is pending is delivered at once', async () => {
  expect((await open('/terms', { cookie: 'stepwise_signed_in_pro=1' })).files()).toEqual([])
  const stored = { 'stepwise.signed-in': '1', 'stepwise.sign-out-owed': 'robin' }
  const { files, calls, document } = await open('/', { stored, cookie: 'stepwise_signed_in_study=1' })
  expect(files()).toContain('/host/1/a.js')
  expect(calls).toEqual(['GET /api/pages/landing'])
  expect(document.documentElement.dataset).toHaveProperty('withheld')
})
