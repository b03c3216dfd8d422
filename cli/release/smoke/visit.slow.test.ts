// docs/architecture.md#a-release
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellOptions } from '../../launch/browser/browser.ts'
import { watchHarm } from './harm.ts'
import { visit } from './visit.ts'

/** A small product: a shell that stays, and a page that is shown by its address, with what a version of it does. */
const product = (fault: string) => `<!doctype html><html lang="en"><title>Product</title>
<style>a { display: inline-block; padding: 1em } :focus-visible { outline: 3px solid }</style>
<a href="#main">Skip to the content</a><nav aria-label="Menu"><a href="/shortcuts">Shortcuts</a></nav>
<main id="main" tabindex="-1"></main>
<script>
  const main = document.querySelector('main')
  const page = { open() { main.innerHTML = '<h1>Page</h1>' }, leave() {} }
  const show = () => location.pathname === '/page' ? page.open() : (page.leave(), main.innerHTML = '<h1>Shortcuts</h1>')
  addEventListener('popstate', show)
  ${fault}
  show()
</script>`

const head = (css: string) => `document.head.insertAdjacentHTML('beforeend', '<style>${css}</style>')`
const faults = {
  'nothing wrong': ['', []],
  'the browser’s fetch': [
    'globalThis.fetch = () => Promise.reject(new Error())',
    ['it replaces fetch of the browser.'],
  ],
  'the storage': ['localStorage.clear()', ['it clears the storage of the browser, which holds what other parts keep.']],
  'the navigation': [head('nav { display: none }'), ['the navigation of the shell is not visible.']],
  'the focus': [
    head('*:focus-visible { outline: none !important }'),
    ['the focus is not visible on the link that skips to the content.'],
  ],
  'the page, later': [
    `setTimeout(() => { ${head('body { display: none }')} }, 6000)`,
    [
      'half a minute later it has 0 headings of the first level (); it needs one.',
      'half a minute later the navigation of the shell is not visible.',
    ],
  ],
  'the time of the person': [
    'for (const end = performance.now() + 4000; performance.now() < end; );',
    [expect.stringMatching(/^it keeps the browser busy for \d+\.\d s, in which no key does anything\.$/)],
  ],
  'a failure in its place': [
    `page.open = () => { main.innerHTML = '<h1>Page</h1><div role="alert" data-failed>We could not show this</div>' }`,
    ['a part of it could not be shown.'],
  ],
  'the next page': [
    `page.leave = () => { document.querySelector('nav').remove() }`,
    ['after it was left the navigation of the shell is not visible.'],
  ],
  'its second visit': [
    `page.open = () => { main.innerHTML = '<h1>Page</h1>'; page.open = () => { main.innerHTML = '<h1>Page</h1><p data-failed>Not shown</p>' } }`,
    ['when it is opened again a part of it could not be shown.'],
  ],
} as const

let browser: Browser
let address: string
const server = createServer(({ url = '/' }, response) => {
  const name = new URL(url, address).searchParams.get('fault') as keyof typeof faults | null
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(url.startsWith('/favicon') ? '' : product(name ? faults[name][0] : ''))
})

beforeAll(async () => {
  browser = await chromium.launch(await shellOptions())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browser.close()
  server.close()
})

test.each(Object.keys(faults) as (keyof typeof faults)[])('what the smoke sees: %s', async (name) => {
  const context = await browser.newContext({ baseURL: address })
  await watchHarm(context)
  const path = `/page?fault=${encodeURIComponent(name)}`
  const { problems } = await visit(context, path, { hasShell: true, awayPath: '/shortcuts' })
  await context.close()
  expect(problems).toEqual(faults[name][1])
})
