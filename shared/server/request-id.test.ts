import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { requestIds } from './request-id.ts'
import { parseTrustProxy } from './trust-proxy.ts'

const idOf = (setting: string, remoteAddress: string, id: string) =>
  requestIds(parseTrustProxy(setting))({
    headers: { 'x-request-id': id },
    socket: { remoteAddress },
  } as unknown as IncomingMessage)
const given = '0af7651916cd43dd8448eb211c80319c'

test.each([
  ['1', '203.0.113.5'],
  ['loopback', '127.0.0.1'],
  ['loopback', '::1'],
  ['loopback', '::ffff:127.0.0.1'],
  ['loopback, 10.0.0.0/8', '10.9.8.7'],
  ['203.0.113.5', '203.0.113.5'],
  ['fc00::/7', 'fd12::1'],
])('with TRUST_PROXY=%s the id that %s gives is taken', (setting, address) => {
  expect(idOf(setting, address, given)).toBe(given)
})

test.each([
  ['', '127.0.0.1'],
  ['0', '127.0.0.1'],
  ['loopback', '10.0.0.1'],
  ['10.0.0.0/8', '11.0.0.1'],
  ['10.0.0.0/8', ''],
])('with TRUST_PROXY=%j the one of %s is not', (setting, address) => {
  expect(idOf(setting, address, given)).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(['short', 'x'.repeat(65), 'line\nbreak-in-the-log', 'a b c d e f g h', '"quoted-quoted"'])(
  'an id that could disturb a log is replaced: %j',
  (id) => {
    expect(idOf('1', '127.0.0.1', id)).toMatch(/^[0-9a-f-]{36}$/)
  },
)
