import { afterEach, expect, test, vi } from 'vitest'
import { open } from '../testing/booted-page.ts'

afterEach(() => void vi.useRealTimers())

const sheet = 'link[rel=stylesheet][href^="/host/1/main.css"]'
const signedIn = { 'stepwise.signed-in': '1' }

test('a start script is requested three times; then the page says that it could not be loaded', async () => {
  vi.useFakeTimers()
  const { document, lose, reports } = await open('/')
  const script = 'script[src^="/host/1/main.js"]'
  const requested = () => {
    const [file] = [...document.querySelectorAll(script)]
    return `${file?.getAttribute('src')?.replace(/\d{8,}$/, 'time')} ${file?.getAttribute('integrity')}`
  }
  expect(requested()).toBe('/host/1/main.js sha256-host-main.js')
  lose(script)
  await vi.advanceTimersByTimeAsync(400)
  expect(requested()).toBe('/host/1/main.js?attempt=time sha256-host-main.js')
  lose(script)
  await vi.advanceTimersByTimeAsync(1200)
  expect(requested()).toBe('/host/1/main.js?attempt=time sha256-host-main.js')
  expect(document.querySelector('h1')).toBeNull()
  lose(script)
  lose(script)
  expect(document.querySelector('main h1')?.textContent).toBe('Stepwise could not start')
  expect(document.activeElement).toBe(document.querySelector('h1'))
  expect(document.querySelector('main button')?.textContent).toBe('Try again')
  expect(document.title).toBe('Stepwise could not start - Stepwise')
  expect(await reports()).toEqual([
    { loads: [{ part: 'host', version: '1' }] },
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
  expect(await reports()).toMatchObject([{ loads: [{}] }, { fault: { part: 'host', version: 'unknown' } }])
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

test('a style sheet that does not load is requested three times; then the page says that it could not be loaded', async () => {
  vi.useFakeTimers()
  const { document, lose, reports } = await open('/')
  for (const wait of [400, 1200]) {
    lose(sheet)
    await vi.advanceTimersByTimeAsync(wait)
    expect(document.querySelector(sheet)?.getAttribute('href')).toMatch(/main\.css\?attempt=\d+$/)
    expect(document.querySelector('h1')).toBeNull()
  }
  lose(sheet)
  expect(document.querySelector('main h1')?.textContent).toBe('Stepwise could not start')
  expect(await reports()).toContainEqual({
    fault: { part: 'host', version: '1', message: 'The start failed: /host/1/main.css' },
  })
})

test('the host learns when its style sheets are there, even after a retry', async () => {
  vi.useFakeTimers()
  const { document, boot, lose } = await open('/')
  let isStyled = false
  boot.styles?.then(() => (isStyled = true))
  lose(sheet)
  await vi.advanceTimersByTimeAsync(400)
  expect(isStyled).toBe(false)
  const page = document.defaultView as Window & typeof globalThis
  document.querySelector(sheet)?.dispatchEvent(new page.Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isStyled).toBe(true)
})

test('a slow start shows a message, unless the host has started by then', async () => {
  vi.useFakeTimers()
  const { document } = await open('/')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(document.querySelector('h1')?.textContent).toBe('Stepwise is taking a long time to start')
  const started = await open('/')
  started.document.getElementById('root')?.replaceChildren()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(started.document.querySelector('h1')).toBeNull()
})
