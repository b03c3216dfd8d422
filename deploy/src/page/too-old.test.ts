import { runInNewContext } from 'node:vm'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { pageForVisitors } from '../rendering/page-for-visitors.ts'
import { open, registry, visitorPage } from '../testing/booted-page.ts'
import { renderPage } from './page.ts'
import { tooOldTest } from './too-old.ts'

// docs/product/browsers.md#too-old

test.each([
  ['Safari 16.1 and Chrome 110', 'CSS.supports = () => false'],
  ['Firefox 114 and Safari 15', 'delete Array.prototype.toSorted'],
  ['Safari 15.3', 'delete Object.hasOwn'],
  ['Internet Explorer', 'delete globalThis.CSS'],
])('a browser as %s runs no other script and shows the notice', (_, remove) => {
  const added: string[] = []
  const listeners: string[] = []
  const document = {
    createElement: () => ({ httpEquiv: '', content: '' }),
    head: {
      appendChild: (meta: { httpEquiv: string; content: string }) => added.push(`${meta.httpEquiv}: ${meta.content}`),
    },
    addEventListener: (type: string) => listeners.push(type),
  }
  const page = `globalThis.window = globalThis; globalThis.structuredClone = () => {}; globalThis.CSS = { supports: () => true };`
  runInNewContext(page + tooOldTest, { document })
  expect([added, listeners]).toEqual([[], []])
  runInNewContext(`${page}${remove};${tooOldTest}`, { document })
  expect([added, listeners]).toEqual([["Content-Security-Policy: script-src 'none'"], ['DOMContentLoaded']])
})

test('the test itself has no syntax that an old browser does not know', () => {
  expect(tooOldTest).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async)\b|\.\.\.|matches\(|append\(|remove\(/)
})

/** The page in a browser that is too old. JSDOM knows no policy, so the boot script is left out. */
async function openInOldBrowser(html: string) {
  const [before = '', boot = ''] = html.split(`<script>${tooOldTest}</script>`)
  const page = `${before}<script>${tooOldTest}</script>${boot.replace(/<script>.*?<\/script>/s, '')}`
  const { document } = new JSDOM(page, { runScripts: 'dangerously' }).window
  await new Promise((resolve) => setTimeout(resolve))
  return document
}

const shown = (edition: 'study' | 'pro') =>
  renderPage({ ...registry, host: { ...registry.host, edition } }, { hasFavicon: false })

test.each(['study', 'pro'] as const)('in an old browser the notice is the whole page (%s)', async (edition) => {
  const document = await openInOldBrowser(shown(edition))
  const product = edition === 'pro' ? 'Stepwise Pro' : 'Stepwise'
  expect(document.querySelector('main h1')?.textContent).toBe(`This browser is too old for ${product}`)
  expect(document.querySelector('main')?.textContent).toContain('Chrome 111, Edge 111, Firefox 115 or Safari 16.3')
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/', '/resources', '/#connect-block'])
  expect(document.getElementById('starting')).toBeNull()
})

test('on a public page it comes before the text', async () => {
  const [remote] = registry.remotes
  const [route] = remote?.config.routes ?? []
  if (!route) throw new Error('no route')
  const content = { html: '<main><h1>Terms</h1></main>', styles: '' }
  const document = await openInOldBrowser(
    pageForVisitors(shown('study'), registry, visitorPage(route, '/', content), 'https://a.test'),
  )
  const headings = [...document.querySelectorAll('h1, h2')].map(
    ({ localName, textContent }) => `${localName} ${textContent}`,
  )
  expect(headings).toEqual(['h2 This browser is too old for Stepwise', 'h1 Terms'])
})

test('other browsers have nothing of it in the page', async () => {
  const { document } = await open('/')
  expect(document.querySelector('main, h1, [aria-labelledby=too-old-title]')).toBeNull()
})
