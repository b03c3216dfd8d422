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

test('is titled and described for its edition and language', () => {
  expect(document.title).toBe('Stepwise Pro')
  expect(document.documentElement.lang).toBe('en-GB')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Loading Stepwise Pro…')
  expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/host/1/favicon.svg')
})

test('can be installed when the host brings a manifest', () => {
  const page = new JSDOM(renderPage(registry, { hasFavicon: true, isInstallable: true })).window.document
  expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/host/1/app.webmanifest')
  expect(document.querySelector('link[rel=manifest]')).toBeNull()
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
