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
const pageOf = (
  host: Partial<Registry['host']> = {},
  options: Parameters<typeof renderPage>[1] = { hasFavicon: true },
) => new JSDOM(renderPage({ ...registry, host: { ...registry.host, ...host } }, options)).window.document
const document = pageOf()

const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
const contentOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

test('the page is titled and described for its edition and language', () => {
  expect(contentOf('description')).toBe('Workplace skills and assistive technology, in small steps, at your own pace.')
  expect(document.title).toBe('Stepwise Pro')
  expect(document.documentElement.lang).toBe('en-GB')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Loading Stepwise Pro…')
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/host/1/favicon.svg')
})

test('the study edition has its own title and description', () => {
  const study = pageOf({ edition: 'study' }, { hasFavicon: false })
  expect(study.title).toBe('Stepwise')
  const words = 'Study skills and assistive technology, in small steps, at your own pace.'
  expect(study.querySelector('meta[name=description]')?.getAttribute('content')).toBe(words)
  expect(study.querySelector('link[rel=icon]')).toBeNull()
})

test('fits the width of the device and can be magnified', () => {
  expect(contentOf('viewport')).toBe('width=device-width, initial-scale=1')
})

test('can be installed when the host brings a manifest', () => {
  const page = pageOf({}, { hasFavicon: true, isInstallable: true })
  expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/host/1/app.webmanifest')
  expect(page.querySelector('link[rel=apple-touch-icon]')?.getAttribute('href')).toBe('/host/1/apple-touch-icon.png')
  expect(contentOf('theme-color')).toMatch(/^#[0-9A-F]{6}$/)
  expect(document.querySelector('link[rel=manifest], link[rel=apple-touch-icon]')).toBeNull()
})

test('loads further scripts after those of the host', () => {
  const scripts = ['/reload.js?a="b"&c=<d>&quot;']
  const page = pageOf({}, { hasFavicon: true, scripts })
  const sources = [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))
  expect(sources).toEqual(['/host/1/a.js', '/host/1/b.js', ...scripts])
})

test('every line of its head is an element', () => {
  const [, head = ''] = renderPage(registry, { hasFavicon: false }).split(/<\/?head>\n?/)
  const outsideInlineScripts = head.replaceAll(/<script>.*?<\/script>/gs, '<script></script>')
  const lines = outsideInlineScripts.trimEnd().split('\n')
  expect(lines.filter((line) => !/^<.*>$/.test(line))).toEqual([])
})

test('allows its two inline scripts by their hashes and no other', () => {
  const inline = [...document.querySelectorAll('script:not([src]):not([type])')].map((script) => script.textContent)
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(hashes).toHaveLength(2)
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(document.head.children[1]?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
})

test('nothing comes from another address, and style elements are the only inline code besides', () => {
  const directives = Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/s)))
  expect(directives).toEqual({
    'default-src': "'self'",
    'script-src': expect.stringMatching(/^'self'(?: 'sha256-[\w+/]+='){2}$/),
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

test('the page allows what the host was built with, and only that', () => {
  const views = 'https://views.example.org'
  const chat = 'https://chat.example.org'
  const connects = [views, chat, 'wss://chat.example.org']
  const page = pageOf({ policy: { scripts: [chat], connects, frames: [chat], images: [chat], styles: [chat] } })
  const lines = page.querySelector('meta[http-equiv]')?.getAttribute('content')?.split('; ')
  expect(lines?.filter((line) => line.includes('example.org'))).toEqual([
    expect.stringMatching(/^script-src 'self'(?: 'sha256-[\w+/]+='){2} https:\/\/chat\.example\.org$/),
    "style-src 'self' https://chat.example.org",
    "style-src-elem 'self' 'unsafe-inline' https://chat.example.org",
    "img-src 'self' data: blob: https://chat.example.org",
    "connect-src 'self' https://views.example.org https://chat.example.org wss://chat.example.org",
    "frame-src 'self' https://chat.example.org",
  ])
})

test('the inline scripts are sent without comments, indentation and empty lines', () => {
  const inline = [...document.querySelectorAll('script:not([src]):not([type])')].map((script) => script.textContent)
  const script = inline.join('\n')
  const isWaste = (line: string) => line !== line.trim() || line === '' || /^(\/\/|\/?\*)/.test(line)
  expect(script.split('\n').filter(isWaste)).toEqual([])
  expect(script).not.toContain('  ')
})

test('contains the whole registry, whatever text is in it', () => {
  expect(JSON.parse(document.getElementById('registry')?.textContent ?? '')).toEqual(registry)
})

const sheetAndScripts = ['/host/1/a.css', '/host/1/a.js', '/host/1/b.js']
test.each([
  [
    'loads the files of the host in order, after the inline scripts',
    'script:not([type]), link[rel=stylesheet]',
    [null, null, ...sheetAndScripts],
  ],
  [
    'requests the files of the host before the inline scripts run',
    'script:not([type]):not([src]), link[rel=preload]',
    [...sheetAndScripts, '/host/1/text.woff2', null, null],
  ],
])('%s', (_, selector, files) => {
  const order = [...document.head.querySelectorAll(selector)]
  expect(order.map((element) => element.getAttribute('src') ?? element.getAttribute('href'))).toEqual(files)
})

test('says of each file of the host what it must be, in the preload as in the request', () => {
  const integrities = { 'a.css': 'sha256-css', 'a.js': 'sha256-a', 'b.js': 'sha256-b' }
  const page = pageOf({ integrities })
  const said = [...page.head.querySelectorAll('script[src], link[as=style], link[as=script], link[rel=stylesheet]')]
  const once = ['sha256-css', 'sha256-a', 'sha256-b']
  expect(said.map((element) => element.getAttribute('integrity'))).toEqual([...once, ...once])
  expect(said.every((element) => element.getAttribute('crossorigin') === '')).toBe(true)
})
