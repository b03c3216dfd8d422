import { createHash } from 'node:crypto'
import type { Registry } from '@stepwise/shared/contracts'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { renderPage } from './page.ts'

const registry: Registry = {
  promotion: 1,
  promotedAt: '</script><script>alert(1)</script>',
  host: {
    version: '1',
    edition: 'pro',
    sharedVersion: '1.0.0',
    folder: '/host/1/',
    initial: { js: ['a.js', 'b.js'], css: ['a.css'] },
    fonts: ['text.woff2'],
    sharedModules: {},
  },
  remotes: [],
}
const { document } = new JSDOM(renderPage(registry, { hasFavicon: true })).window

const contentOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

test('is titled and described for its edition and language', () => {
  expect(contentOf('description')).toBe('Workplace skills and assistive technology, in small steps, at your own pace.')
  expect(document.title).toBe('Stepwise Pro')
  expect(document.documentElement.lang).toBe('en-GB')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Loading Stepwise Pro…')
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/host/1/favicon.svg')
})

test('the study edition has its own title and description', () => {
  const study = new JSDOM(
    renderPage({ ...registry, host: { ...registry.host, edition: 'study' } }, { hasFavicon: false }),
  ).window.document
  expect(study.title).toBe('Stepwise')
  expect(study.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'Study skills and assistive technology, in small steps, at your own pace.',
  )
  expect(study.querySelector('link[rel=icon]')).toBeNull()
})

test('fits the width of the device and can be magnified', () => {
  expect(contentOf('viewport')).toBe('width=device-width, initial-scale=1')
})

test('can be installed when the host brings a manifest', () => {
  const page = new JSDOM(renderPage(registry, { hasFavicon: true, isInstallable: true })).window.document
  expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/host/1/app.webmanifest')
  expect(page.querySelector('link[rel=apple-touch-icon]')?.getAttribute('href')).toBe('/host/1/apple-touch-icon.png')
  expect(contentOf('theme-color')).toMatch(/^#[0-9A-F]{6}$/)
  expect(document.querySelector('link[rel=manifest], link[rel=apple-touch-icon]')).toBeNull()
})

test('loads further scripts after those of the host', () => {
  const scripts = ['/reload.js?a="b"&c=<d>&quot;']
  const page = new JSDOM(renderPage(registry, { hasFavicon: true, scripts })).window.document
  expect([...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))).toEqual([
    '/host/1/a.js',
    '/host/1/b.js',
    ...scripts,
  ])
})

test('every line of its head is an element', () => {
  const [, head = ''] = renderPage(registry, { hasFavicon: false }).split(/<\/?head>\n?/)
  const outsideTheBootScript = head.replace(/<script>.*?<\/script>/s, '<script></script>')
  expect(
    outsideTheBootScript
      .trimEnd()
      .split('\n')
      .filter((line) => !/^<.*>$/.test(line)),
  ).toEqual([])
})

test('allows its one inline script by hash and no other', () => {
  const inline = [...document.querySelectorAll('script:not([src]):not([type])')].map(
    (script) => script.textContent ?? '',
  )
  const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
  expect(inline).toHaveLength(1)
  expect(policy).toContain(`'sha256-${createHash('sha256').update(inline.join('')).digest('base64')}'`)
  expect(document.head.firstElementChild?.nextElementSibling?.getAttribute('http-equiv')).toBe(
    'Content-Security-Policy',
  )
})

test('nothing comes from another address, and style elements are the only inline code besides', () => {
  const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
  const directives = Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/s)))
  expect(directives).toEqual({
    'default-src': "'self'",
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]+='$/),
    'style-src': "'self'",
    'style-src-elem': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  })
})

test('what the host was built with is allowed, and only that', () => {
  const views = 'https://views.example.org'
  const chat = 'https://chat.example.org'
  const policy = {
    scripts: [chat],
    connects: [views, chat, 'wss://chat.example.org'],
    frames: [chat],
    images: [chat],
    styles: [chat],
  }
  const html = renderPage({ ...registry, host: { ...registry.host, policy } }, { hasFavicon: false })
  const page = new JSDOM(html).window.document
  const lines = page.querySelector('meta[http-equiv]')?.getAttribute('content')?.split('; ')
  expect(lines?.filter((line) => line.includes('example.org'))).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]+=' https:\/\/chat\.example\.org$/),
    "style-src 'self' https://chat.example.org",
    "style-src-elem 'self' 'unsafe-inline' https://chat.example.org",
    "img-src 'self' data: blob: https://chat.example.org",
    "connect-src 'self' https://views.example.org https://chat.example.org wss://chat.example.org",
    "frame-src 'self' https://chat.example.org",
  ])
})

test('the boot script is sent without comments, indentation and empty lines', () => {
  const script = document.querySelector('script:not([src]):not([type])')?.textContent ?? ''
  expect(
    script.split('\n').filter((line) => line !== line.trim() || line === '' || /^(\/\/|\/?\*)/.test(line)),
  ).toEqual([])
  expect(script).not.toContain('  ')
})

test('contains the whole registry, whatever text is in it', () => {
  expect(JSON.parse(document.getElementById('registry')?.textContent ?? '')).toEqual(registry)
})

test('loads the files of the host in order, after the boot script', () => {
  const order = [...document.head.querySelectorAll('script:not([type]), link[rel=stylesheet]')]
  expect(order.map((element) => element.getAttribute('src') ?? element.getAttribute('href'))).toEqual([
    null,
    '/host/1/a.css',
    '/host/1/a.js',
    '/host/1/b.js',
  ])
})

test('requests the files of the host before the boot script runs', () => {
  const order = [...document.head.querySelectorAll('script:not([type]):not([src]), link[rel=preload]')]
  expect(order.map((element) => element.getAttribute('href'))).toEqual([
    '/host/1/a.css',
    '/host/1/a.js',
    '/host/1/b.js',
    '/host/1/text.woff2',
    null,
  ])
})

test('says of each file of the host what it must be, in the preload as in the request', () => {
  const integrities = { 'a.css': 'sha256-css', 'a.js': 'sha256-a', 'b.js': 'sha256-b' }
  const html = renderPage({ ...registry, host: { ...registry.host, integrities } }, { hasFavicon: true })
  const page = new JSDOM(html).window.document
  const said = [...page.head.querySelectorAll('script[src], link[as=style], link[as=script], link[rel=stylesheet]')]
  expect(said.map((element) => element.getAttribute('integrity'))).toEqual([
    'sha256-css',
    'sha256-a',
    'sha256-b',
    'sha256-css',
    'sha256-a',
    'sha256-b',
  ])
  expect(said.every((element) => element.getAttribute('crossorigin') === '')).toBe(true)
})
