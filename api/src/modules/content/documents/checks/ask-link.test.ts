import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { shortenWaits } from '../../../../../test/support/shorten-waits.ts'
import { askLink, type Network } from './ask-link.ts'
import { isPublicAddress } from './public-address.ts'

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

const inside = `
  127.0.0.1 127.8.8.8 0.0.0.0 0.1.2.3 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 192.0.0.1
  192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 fe80::1 fc00::1
  fd12:3456::1 ff02::1 2001:db8::1 2002:7f00:1:: 64:ff9b::7f00:1 ::ffff:127.0.0.1 ::ffff:169.254.169.254
  ::ffff:10.0.0.1 localhost`
test.each([...inside.trim().split(/\s+/), ''])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server of the test stands for every site; `hosts` says where each name leads, in the eyes of the asker. */
async function siteWith(listener: RequestListener, hosts: Record<string, string[]> = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await vi.waitUntil(() => server.listening)
  closers.push(
    () => void server.closeAllConnections(),
    () => void server.close(),
  )
  const { port } = server.address() as AddressInfo
  const network: Network = {
    resolve: async (hostname) => hosts[hostname] ?? ['127.0.0.1'],
    isAllowed: (address) => address === '127.0.0.1',
    // The test's server speaks plain HTTP.
    request: (url, options) => request(new URL(url.href.replace('https:', 'http:')), { ...options, port }),
  }
  return network
}

const answering = (status: number, headers = {}): RequestListener => {
  return (_request, response) => void response.writeHead(status, headers).end()
}

test.each([
  [200, 'found'],
  [204, 'found'],
  [404, 'gone'],
  [410, 'gone'],
  [401, 'unknown'],
  [403, 'unknown'],
  [429, 'unknown'],
  [500, 'unknown'],
])('an answer of %i is %s', async (status, expected) => {
  expect(await askLink('https://site.test/page', await siteWith(answering(status)))).toBe(expected)
})

test('a site that does not know HEAD is asked by GET', async () => {
  const network = await siteWith((request, response) => {
    response.writeHead(request.method === 'HEAD' ? 404 : 200).end('x')
  })
  expect(await askLink('https://site.test/', network)).toBe('found')
})

test('three redirects are followed, a fourth is not', async () => {
  const network = await siteWith(({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left === 0) response.writeHead(200).end()
    else response.writeHead(302, { location: `/${left - 1}` }).end()
  })
  expect(await askLink('https://site.test/3', network)).toBe('found')
  expect(await askLink('https://site.test/4', network)).toBe('unknown')
})

test.each([
  ['a private address', 'https://10.0.0.1/'],
  ['a private address in another spelling', 'https://0x0a.1/'],
  ['a loopback address of IPv6', 'https://[::1]/'],
  ['a private address in one of IPv6', 'https://[::ffff:10.0.0.1]/'],
  ['a name that leads inside', 'https://inside.test/'],
  ['a name that leads inside and outside', 'https://both.test/'],
  ['another port', 'https://site.test:8443/'],
  ['a name with a password', 'https://me:secret@site.test/'],
  ['plain HTTP', 'http://site.test/'],
])('%s is never asked, even after a redirect', async (_what, target) => {
  const asked: unknown[] = []
  const hosts = {
    'inside.test': ['10.0.0.1'],
    'both.test': ['127.0.0.1', '169.254.169.254'],
    'site.test': ['127.0.0.1'],
  }
  const network = await siteWith(({ headers }, response) => {
    asked.push(headers.host)
    response.writeHead(302, { location: target }).end()
  }, hosts)
  expect(await askLink(target, network)).toBe('unknown')
  expect(asked).toEqual([])
  expect(await askLink('https://first.test/', network)).toBe('unknown')
  expect(asked).toHaveLength(1)
})

test('a site that does not answer is unknown after four seconds', async () => {
  const waits = shortenWaits()
  expect(await askLink('https://site.test/', await siteWith(() => undefined))).toBe('unknown')
  expect(waits).toEqual([4000])
})

test('a name that does not resolve is unknown', async () => {
  const network = await siteWith(answering(200), { 'nowhere.test': [] })
  expect(await askLink('https://nowhere.test/', network)).toBe('unknown')
  expect(await askLink('https://nowhere.test/', { ...network, resolve: () => Promise.reject(new Error('no')) })).toBe(
    'unknown',
  )
})
