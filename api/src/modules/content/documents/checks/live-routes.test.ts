// docs/product/content-desk.md#own-addresses
import { expect, test, vi } from 'vitest'
import { shortenWaits } from '../../../../../test/support/shorten-waits.ts'
import { liveRoutesReader } from './live-routes.ts'

const url = 'http://gateway.test/registry.json'
const route = (path: string, more: object = {}) => ({ path, page: 'home', access: 'signed-in', ...more })
const files = { version: '1.0.0-ab12cd34', folder: '/remotes/club/1.0.0-ab12cd34/' }
const ofHost = { edition: 'study', sharedVersion: '2.6.0', initial: { js: [], css: [] }, fonts: [], sharedModules: {} }
const ofRemote = { entry: 'entry.js', pages: {}, slots: {} }
const registry = {
  promotion: 3,
  promotedAt: '2026-03-10T12:00:00Z',
  host: { ...files, ...ofHost, routes: ['/shortcuts'] },
  remotes: [
    {
      ...files,
      config: {
        name: 'club',
        title: 'Club',
        routes: [
          route('/club'),
          route('/club/:book'),
          route('/pro-club', { editions: ['pro'] }),
          route('/club/editors', { role: 'content_manager' }),
        ],
      },
      ...ofRemote,
    },
  ],
}

function readerOf(answer: () => unknown = () => Response.json(registry)) {
  const clock = { now: new Date('2026-03-10T12:00:00Z') }
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => (await answer()) as Response)
  const read = liveRoutesReader({ url, now: () => clock.now, fetch })
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  return { read, fetch, pass }
}

const both = ['study', 'pro']
test('the routes of the host and of each remote are read, with who can open them, and none of a role', async () => {
  const { read, fetch } = readerOf()
  expect(await read()).toEqual([
    { path: '/shortcuts', editions: both, access: 'public' },
    { path: '/club', editions: both, access: 'signed-in' },
    { path: '/club/:book', editions: both, access: 'signed-in' },
    { path: '/pro-club', editions: ['pro'], access: 'signed-in' },
  ])
  expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ redirect: 'error' }))
})

test('routes are cached for a minute, and callers meanwhile wait for the same answer', async () => {
  const { read, fetch, pass } = readerOf()
  await Promise.all([read(), read()])
  pass(59)
  await read()
  expect(fetch).toHaveBeenCalledTimes(1)
  pass(2)
  expect(await read()).toHaveLength(4)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([
  ['nothing answers', () => Promise.reject(new TypeError('fetch failed'))],
  ['an error is answered', () => new Response('no', { status: 503 })],
  ['the answer is no JSON', () => new Response('<!doctype html>')],
  ['the answer is no registry', () => Response.json({ remotes: 'none' })],
])('nothing is known when %s, and the next check asks again', async (_what, answer) => {
  let isBroken = true
  const { read, fetch } = readerOf(() => (isBroken ? answer() : Response.json(registry)))
  expect(await read()).toBeUndefined()
  isBroken = false
  expect(await read()).toHaveLength(4)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('after two seconds without an answer nothing is known', async () => {
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  const read = liveRoutesReader({ url, now: () => new Date(), fetch })
  const waits = shortenWaits()
  expect(await read()).toBeUndefined()
  expect(waits).toEqual([2000])
})

test('without an address nothing is asked', async () => {
  expect(await liveRoutesReader({ url: undefined, now: () => new Date() })()).toBeUndefined()
})
