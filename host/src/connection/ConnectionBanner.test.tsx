import { networkFailed } from '@stepwise/shared/http'
import { signedIn, signedOut } from '@stepwise/shared/session'
import { aUser, fillDevice, recordAnnouncements, renderPart } from '@stepwise/shared/testing'
import { act, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { connectionWatched } from './connection.model.ts'

// docs/product/shell-and-search.md#connection: the banner with the browser's events, the server behind `fetch`, and the clock.

const offline = 'You are offline. Notes, favourites and finished steps are saved on this device until you are back.'
const offlineVisitor = 'You are offline. Some things will not work until you are back.'
const restored = 'You are back online.'

const requests: { url: string; cache: string | undefined }[] = []
/** What the server does with a request; `signal` ends it. */
type Server = (signal: AbortSignal) => Promise<Response>
const answers: Server = async () => new Response('{}')
const fails: Server = async () => new Response('{}', { status: 500 })
const isAway: Server = () => Promise.reject(new TypeError('Failed to fetch'))
const isSilent: Server = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
let server = answers

beforeEach(() => {
  requests.length = 0
  server = answers
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  // The browser's own follows no faked clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  vi.stubGlobal('fetch', (url: string, { cache, signal }: RequestInit) => {
    requests.push({ url, cache })
    return server(signal as AbortSignal)
  })
  vi.spyOn(globalThis, 'addEventListener')
})
afterEach(() => {
  // The page is closed: it no longer hears the browser.
  for (const [name, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(name, listener)
})

const afterSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const browserGoes = async (name: 'offline' | 'online') => {
  dispatchEvent(new Event(name))
  await afterSeconds(0)
}

/** A page under watch, with someone signed in by default. */
async function openPage({ isVisitor = false, isOnline = true } = {}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const scope = fork()
  const said = recordAnnouncements(scope)
  if (isVisitor) await allSettled(signedOut, { scope })
  else await allSettled(signedIn, { scope, params: aUser() })
  requests.length = 0
  const { container } = renderPart(<ConnectionBanner />, { scope })
  const happens = async (event: typeof networkFailed) => {
    void allSettled(event, { scope })
    await afterSeconds(0)
  }
  await happens(connectionWatched)
  const shows = (icon: string) => container.querySelector(`.tabler-icon-${icon}`) !== null
  /** A call fails, and from then on the server does this. */
  const callFails = (what = server) => {
    server = what
    return happens(networkFailed)
  }
  return { said, shows, callFails }
}
const banner = () => screen.queryByRole('complementary', { name: 'Connection' })?.textContent

test('no banner is shown, nothing announced and the server not asked when nothing was lost', async () => {
  const { said } = await openPage()
  await browserGoes('online')
  expect(banner()).toBeUndefined()
  expect(said).toEqual([])
  expect(requests).toEqual([])
})

test('a page that opens without a network says so at once', async () => {
  const { said } = await openPage({ isOnline: false })
  expect(banner()).toBe(offline)
  expect(said).toEqual([offline])
})

test('a visitor sees no word of notes', async () => {
  const { said } = await openPage({ isVisitor: true })
  await browserGoes('offline')
  expect(banner()).toBe(offlineVisitor)
  expect(said).toEqual([offlineVisitor])
})

test('when the network goes and comes back the banner says so, back online for 6 seconds', async () => {
  const { said, shows } = await openPage()
  await browserGoes('offline')
  expect(banner()).toBe(offline)
  expect(shows('cloud-off')).toBe(true)
  await browserGoes('online')
  expect(requests).toEqual([{ url: '/api/health', cache: 'no-store' }])
  expect(banner()).toBe(restored)
  expect(shows('cloud-check')).toBe(true)
  expect(said).toEqual([offline, restored])
  await afterSeconds(5.9)
  expect(banner()).toBe(restored)
  await afterSeconds(0.1)
  expect(banner()).toBeUndefined()
  expect(said).toEqual([offline, restored])
})

test('code that waits for the network gets an event when the server is back, and the server is asked no more', async () => {
  await openPage()
  server = isAway
  dispatchEvent(new Event('offline'))
  await browserGoes('online')
  expect(banner()).toBe(offline)
  const wentOnline = vi.fn()
  addEventListener('online', wentOnline)
  await afterSeconds(2)
  expect(wentOnline).not.toHaveBeenCalled()
  server = answers
  await afterSeconds(4)
  removeEventListener('online', wentOnline)
  expect(wentOnline).toHaveBeenCalledOnce()
  expect(banner()).toBe(restored)
  await afterSeconds(60)
  expect(requests).toHaveLength(3)
})

test('the banner asks to leave the page open when the device stores nothing', async () => {
  fillDevice()
  const { said } = await openPage()
  await browserGoes('offline')
  const words = 'You are offline, and this device cannot save what you write. Leave this page open until you are back.'
  expect(banner()).toBe(words)
  expect(said).toEqual([words])
})

test('any answer of the server will do, an error too', async () => {
  const { callFails, said } = await openPage()
  await callFails(fails)
  expect(requests).toHaveLength(1)
  await afterSeconds(60)
  expect(banner()).toBeUndefined()
  expect(said).toEqual([])
  expect(requests).toHaveLength(1)
})

test('a server that has not answered for 8 seconds is not there', async () => {
  const { callFails, said } = await openPage()
  await callFails(isSilent)
  await afterSeconds(7.9)
  expect(banner()).toBeUndefined()
  await afterSeconds(0.1)
  expect(banner()).toBe(offline)
  expect(said).toEqual([offline])
})

test('calls that fail while the server is being asked, or the loss is known, do not ask it again', async () => {
  const { callFails } = await openPage()
  await callFails(isSilent)
  await callFails()
  expect(requests).toHaveLength(1)
  await afterSeconds(8)
  await callFails()
  expect(requests).toHaveLength(1)
})

test('a server that stays away is asked after 2, 4, 8, 15, then every 30 seconds', async () => {
  const { callFails, said } = await openPage()
  await callFails(isAway)
  for (const [index, pause] of [2, 4, 8, 15, 30, 30, 30].entries()) {
    await afterSeconds(pause - 0.1)
    expect(requests).toHaveLength(index + 1)
    await afterSeconds(0.1)
    expect(requests).toHaveLength(index + 2)
  }
  expect(banner()).toBe(offline)
  expect(said).toEqual([offline])
})

test.each([
  ['the browser comes online', () => browserGoes('online')],
  ['the browser goes offline and comes online', () => browserGoes('offline').then(() => browserGoes('online'))],
])('when %s the server is asked at once, and the pauses start again', async (_, happen) => {
  const { callFails } = await openPage()
  await callFails(isAway)
  await afterSeconds(2)
  await afterSeconds(4)
  expect(requests).toHaveLength(3)
  await happen()
  expect(requests).toHaveLength(4)
  await afterSeconds(2)
  expect(requests).toHaveLength(5)
})

test('a browser that comes online again and again leaves one series of pauses', async () => {
  const { callFails } = await openPage()
  await callFails(isAway)
  for (let times = 0; times < 5; times++) {
    await afterSeconds(1)
    await browserGoes('online')
  }
  await afterSeconds(60)
  requests.length = 0
  await afterSeconds(300)
  expect(requests).toHaveLength(10)
})

test('a second loss has short pauses again', async () => {
  const { callFails, said } = await openPage()
  await callFails(isAway)
  await afterSeconds(2)
  server = answers
  await afterSeconds(4)
  expect(banner()).toBe(restored)
  await callFails(isAway)
  expect(banner()).toBe(offline)
  expect(said).toEqual([offline, restored, offline])
  requests.length = 0
  await afterSeconds(2)
  expect(requests).toHaveLength(1)
})

test('a loss within the 6 seconds of back online stays on the screen', async () => {
  await openPage()
  await browserGoes('offline')
  await browserGoes('online')
  await afterSeconds(3)
  await browserGoes('offline')
  await afterSeconds(6)
  expect(banner()).toBe(offline)
})

test('while the browser is offline no one asks the server', async () => {
  const { callFails } = await openPage()
  await callFails(isAway)
  await browserGoes('offline')
  await callFails()
  await afterSeconds(120)
  expect(requests).toHaveLength(1)
})

test('a ping that fails after the browser went offline is not repeated until it is online', async () => {
  const { callFails, said } = await openPage()
  await callFails(isSilent)
  await browserGoes('offline')
  await afterSeconds(120)
  expect(requests).toHaveLength(1)
  expect(said).toEqual([offline])
})

test('a ping that fails while the browser is offline makes no pause that ends later', async () => {
  const { callFails } = await openPage()
  await callFails(isSilent)
  await browserGoes('offline')
  await afterSeconds(8)
  server = isAway
  await afterSeconds(1)
  await browserGoes('online')
  expect(requests).toHaveLength(2)
  await afterSeconds(1.9)
  expect(requests).toHaveLength(2)
  await afterSeconds(0.1)
  expect(requests).toHaveLength(3)
})

test('an answer from before the browser went offline does not end the loss', async () => {
  const { callFails } = await openPage()
  let answer = () => {}
  server = () => new Promise((resolve) => (answer = () => resolve(new Response('{}'))))
  await callFails()
  await browserGoes('offline')
  answer()
  await afterSeconds(0)
  expect(banner()).toBe(offline)
})
