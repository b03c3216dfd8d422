// docs/architecture.md#a-release
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellOptions } from '../../launch/browser/browser.ts'
import { recordPages } from './page-record.ts'
import { openHostPage, visit } from './visit.ts'

/** A small product: a shell that stays, with a menu, and a page of a remote that is shown by its address. */
const product = (fault: string) => `<!doctype html><html lang="en"><title>Product</title><link rel="icon" href="data:">
<style>
  a, button { display: inline-block; padding: 1em } :focus-visible { outline: 3px solid }
  header { position: sticky; top: 0 } main { display: block; min-height: 2000px }
  @media (prefers-color-scheme: dark) { html { background: black; color: white } a { color: yellow } }
</style>
<a href="#main">Skip to the content</a>
<header><button aria-haspopup="menu" aria-expanded="false">Account</button>
  <ul role="menu" aria-label="Account" hidden><li role="menuitem" tabindex="-1">Sign out</li></ul></header>
<nav aria-label="Menu"><a href="/shortcuts">Shortcuts</a></nav>
<main id="main" tabindex="-1"></main>
<script>
  const [main, account, menu] = ['main', 'header button', 'header ul'].map((one) => document.querySelector(one))
  account.onclick = () => { menu.hidden = false }
  addEventListener('keydown', ({ key }) => { if (key === 'Escape') menu.hidden = true })
  const page = { open() {}, leave() {} }
  const show = () => {
    const isPage = location.pathname === '/page'
    if (!isPage) page.leave()
    main.innerHTML = isPage ? '<h1>Page</h1><button id="save">Save</button> <label>Name <input></label>' : '<h1>Shortcuts</h1>'
    if (isPage) page.open()
  }
  addEventListener('popstate', show)
</script>
<script src="/remotes/reading/1.0.0/page.js?${fault}"></script>
<script>show()</script>`

const head = (css: string) => `document.head.insertAdjacentHTML('beforeend', '<style>${css}</style>')`
const onSave = (does: string) => `page.open = () => { document.querySelector('#save').onclick = () => { ${does} } }`
/** Takes about these seconds of the page’s own processor time, however long that lasts. */
const work = (seconds: number) => `(() => { let sum = 0; for (let i = 0; i < ${seconds} * 5e8; i++) sum += i })()`
const failure = `main.innerHTML = '<h1>Page</h1><div role="alert" data-failed>We could not show this</div>'`

/** What a version of the remote does, and what is said of it. */
const faults: Record<string, [does: string, problems: unknown[]]> = {
  'nothing wrong': ['', []],
  'the browser’s fetch': [
    'globalThis.fetch = () => Promise.reject(new Error())',
    ['it changes fetch of the browser, which all parts share.'],
  ],
  'a property more on a prototype': [
    'Array.prototype.toJSON = function () { return [...this] }; String.prototype.trim = function () { return this }',
    [
      'it changes Array.prototype.toJSON of the browser, which all parts share.',
      'it changes String.prototype.trim of the browser, which all parts share.',
    ],
  ],
  'the storage': ['localStorage.clear()', ['it clears the storage of the browser, which holds what other parts keep.']],
  'a full storage': [
    `localStorage.setItem('mine', 'x'.repeat(3_000_000))`,
    ['it fills the storage of the browser with 3000 kB, where drafts need the room.'],
  ],
  'a database of others': [`indexedDB.deleteDatabase('drafts')`, ['it deletes the database “drafts” of the browser.']],
  'the navigation': [head('nav { display: none }'), ['the navigation of the shell is not visible.']],
  'the focus': [
    head('*:focus-visible { outline: none !important }'),
    ['the focus is not visible on the link that skips to the content.'],
  ],
  'the focus of a button': [
    head('#save:focus-visible { outline: none !important }'),
    ['the focus is not visible on “Save”.'],
  ],
  'a way out by Tab': [
    `page.open = () => { document.querySelector('#save').onkeydown = (event) => event.key === 'Tab' && event.preventDefault() }`,
    ['Tab does not lead on from “Save”.'],
  ],
  'the shell under the page': [
    head('main::after { content: ""; position: fixed; inset: 0; z-index: 9999 }'),
    ['“Account” of the shell is covered, so it cannot be pressed.'],
  ],
  'Escape stopped at document': [
    `document.addEventListener('keydown', (event) => event.stopPropagation())`,
    ['Escape does not close “Account” of the shell.'],
  ],
  'a letter that does something': [
    `document.addEventListener('keydown', ({ key }) => { if (key === 's') location.hash = 'search' })`,
    ['the letter s alone does something, where people who speak to their computer say words.'],
  ],
  'contrast in the dark theme': [
    head('@media (prefers-color-scheme: dark) { h1 { color: #222 } }'),
    [expect.stringMatching(/^in the dark theme axe finds color-contrast/)],
  ],
  'a press that throws': [
    onSave(`throw new Error('no provider')`),
    ['after “Save” was pressed an error is not caught: no provider'],
  ],
  'what a closed dialog brings': [
    `page.open = () => {
      const dialog = '<div role="dialog" aria-label="Done"><button>More</button></div>'
      document.querySelector('#save').onclick = () => main.insertAdjacentHTML('beforeend', dialog)
    }
    addEventListener('keydown', ({ key }) => {
      const dialog = document.querySelector('[role=dialog]')
      if (key !== 'Escape' || !dialog) return
      dialog.outerHTML = '<button id="late">Late</button>'
      document.querySelector('#late').onclick = () => { throw new Error('no provider') }
    })`,
    ['after “Late” was pressed an error is not caught: no provider'],
  ],
  'what a press shows': [onSave(failure), ['after “Save” was pressed a part of it could not be shown.']],
  'a press that renders for ever': [
    onSave(
      `const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { main.dataset.at = performance.now(); port2.postMessage(0) }; port2.postMessage(0)`,
    ),
    ['after “Save” was pressed it works on without end, though nothing happens.'],
  ],
  'a press that takes long': [
    onSave(work(4)),
    [expect.stringMatching(/^after “Save” was pressed it works for \d+\.\d s before the next frame\.$/)],
  ],
  'the page, later': [
    `setTimeout(() => { ${head('body { display: none }')} }, 29000)`,
    ['after it was left the navigation of the shell is not visible.'],
  ],
  'the time of the person': [
    work(12),
    [expect.stringMatching(/^it keeps the browser busy for \d+\.\d s, in which no key does anything\.$/)],
  ],
  'a failure in its place': [`page.open = () => { ${failure} }`, ['a part of it could not be shown.']],
  'the next page': [
    `page.leave = () => { document.querySelector('nav').remove() }`,
    ['after it was left the navigation of the shell is not visible.'],
  ],
  'the title': [
    `page.leave = () => { document.title = 'Page' }`,
    ['after it was left the title is “Page”, not “Product”.'],
  ],
  'the language and the scroll lock': [
    `page.leave = () => { document.documentElement.lang = 'cy'; document.body.style.overflow = 'hidden' }`,
    [
      'after it was left the language of the document is “cy”, not “en”.',
      'after it was left the document cannot be scrolled.',
    ],
  ],
  'a question before leaving': [
    'page.open = () => { onbeforeunload = (event) => event.preventDefault() }',
    ['after it was left onbeforeunload is set: the browser asks whoever leaves.'],
  ],
  'a timer that takes the focus': [
    `page.open = () => { setTimeout(() => document.querySelector('nav a').focus(), 5000) }; page.leave = () => main.focus()`,
    ['after it was left a timer takes the focus away.'],
  ],
  polling: [
    `const ask = () => { fetch('/api/news'); setTimeout(ask, 5000) }; page.open = ask`,
    [
      'after it was left a timer of reading starts itself again and again.',
      'after it was left it keeps calling the server: GET /api/news.',
    ],
  ],
  'an interval': [
    'page.open = () => { setInterval(() => {}, 2000) }',
    ['after it was left an interval of 2 s of reading is not stopped.'],
  ],
  'listeners of each visit': [
    `page.open = () => { addEventListener('resize', () => {}) }`,
    ['it adds a listener to window resize and leaves it there.'],
  ],
  'memory of each visit': [
    `const all = []; page.open = () => { all.push(new Uint8Array(50_000_000).fill(1)) }`,
    ['it keeps 50 MB in memory.'],
  ],
  'its second visit': [
    `let visits = 0; page.open = () => { if (visits++ > 0) { ${failure} } }`,
    ['when it is opened again a part of it could not be shown.'],
  ],
}

let browser: Browser
let address: string
const server = createServer(({ url = '/' }, response) => {
  const { pathname, search, searchParams } = new URL(url, address)
  if (pathname === '/page' || pathname === '/shortcuts')
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(product(search.slice(1)))
  const name = searchParams.get('fault')
  return response.setHeader('content-type', 'text/javascript').end(name ? faults[name]?.[0] : '')
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

test.each(Object.entries(faults))('the smoke test sees: %s', { timeout: 60_000 }, async (name, [, expected]) => {
  const context = await browser.newContext({ baseURL: address })
  await recordPages(context)
  const host = await openHostPage(context, '/shortcuts')
  const path = `/page?fault=${encodeURIComponent(name)}`
  const { problems } = await visit(context, path, host, { hasShell: true, depth: 'use' })
  await context.close()
  expect(problems).toEqual(expected)
})
