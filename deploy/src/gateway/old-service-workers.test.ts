import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { openGateway } from '../testing/open-gateway.ts'

const app = await openGateway({ isProduction: true })
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: '*/*', ...headers } })

test.each([
  ['/service-worker.js'],
  ['/sw.js'],
  ['/sw.js?v=2'],
  ['/serviceWorker.js'],
  ['/ngsw-worker.js'],
  ['/old/app/worker.js', { 'service-worker': 'script' }],
  ['/host/gone.js', { 'service-worker': 'script' }],
])(
  'a browser that looks for the service worker at %s gets one that removes itself',
  async (url, headers: Record<string, string> = {}) => {
    const { statusCode, headers: sent, body } = await get(url, headers)
    expect(statusCode).toBe(200)
    expect(sent).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
    expect(body).toContain('unregister')
  },
)

test('another script that is missing is not there', async () => {
  for (const url of ['/old/app/worker.js', '/main.js', '/deep/sw.js']) expect((await get(url)).statusCode).toBe(404)
})

interface WorkerEvent {
  waitUntil: (end: Promise<unknown>) => void
}

test('the worker deletes its caches, unregisters and loads the pages that it controls again, once', async () => {
  const listeners: Record<string, (event: WorkerEvent) => void> = {}
  const done: string[] = []
  const page = (url: string, navigate = async () => void done.push(`loaded ${url}`)) => ({
    url,
    navigate: vi.fn(navigate),
  })
  const pages = [page('https://a.test/closing', () => Promise.reject(new TypeError('gone'))), page('https://a.test/')]
  const stored = new Set(['shell', 'pictures'])
  const self = {
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => (listeners[type] = listener),
    skipWaiting: () => done.push('took over'),
    registration: { unregister: async () => done.push('unregistered') },
    clients: { matchAll: async () => pages },
  }
  const caches = { keys: async () => [...stored], delete: async (name: string) => stored.delete(name) }
  runInNewContext((await get('/sw.js')).body, { self, caches })

  const ends: Promise<unknown>[] = []
  for (const type of ['install', 'activate']) listeners[type]?.({ waitUntil: (end) => ends.push(end) })
  await Promise.all(ends)
  expect([...stored]).toEqual([])
  expect(done).toEqual(['took over', 'unregistered', 'loaded https://a.test/'])
  // A worker that answered requests would go on doing so for the pages that it controls.
  expect(Object.keys(listeners)).toEqual(['install', 'activate'])
  for (const { navigate } of pages) expect(navigate).toHaveBeenCalledOnce()
})
