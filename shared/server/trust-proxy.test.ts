import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { behindLocalGateway, parseTrustProxy } from './trust-proxy.ts'

/** The address of the caller as a server with this setting sees it, when the connection comes from `from`. */
async function callerBehind(setting: string, forwardedFor: string, from = '127.0.0.1') {
  const app = fastify({ trustProxy: parseTrustProxy(setting) })
  onTestFinished(() => app.close())
  app.get('/', async ({ ip, protocol, host }) => ({ ip, protocol, host }))
  const sent = { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'forwarded.test' }
  const headers = { host: 'stepwise.test', ...sent }
  return (await app.inject({ url: '/', headers, remoteAddress: from })).json()
}

test('no one is believed without proxies', async () => {
  for (const setting of ['', '0', ' 0 ']) {
    expect(await callerBehind(setting, '6.6.6.6')).toEqual({ ip: '127.0.0.1', protocol: 'http', host: 'stepwise.test' })
  }
})

test('with a number, so many of the last addresses are proxies, and what a caller forged before them is not believed', async () => {
  const forwarded = { protocol: 'https', host: 'forwarded.test' }
  expect(await callerBehind('1', '6.6.6.6, 192.0.2.7')).toEqual({ ip: '192.0.2.7', ...forwarded })
  expect(await callerBehind('2', '6.6.6.6, 192.0.2.7, 10.0.0.3')).toEqual({ ip: '192.0.2.7', ...forwarded })
})

test('with addresses, the first that is none of them is the caller', async () => {
  const setting = 'loopback, 10.0.0.0/8,fd00::/8, 192.0.2.1'
  expect(await callerBehind(setting, '6.6.6.6, 192.0.2.7, 10.0.0.3')).toMatchObject({ ip: '192.0.2.7' })
  expect(await callerBehind(setting, '6.6.6.6, 192.0.2.7, fd00::1', '192.0.2.1')).toMatchObject({ ip: '192.0.2.7' })
  const direct = { ip: '192.0.2.9', protocol: 'http', host: 'stepwise.test' }
  expect(await callerBehind(setting, '6.6.6.6', '192.0.2.9')).toEqual(direct)
})

test.each(['true', 'nginx', '1, 10.0.0.1', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '-1', '1000', '::1/129'])(
  '%s is not a setting',
  (setting) => {
    expect(() => parseTrustProxy(setting)).toThrow('must be the number of proxies in front')
  },
)

test('a server behind a local gateway has one proxy more', async () => {
  expect(behindLocalGateway('')).toBe('loopback')
  expect(behindLocalGateway('0')).toBe('loopback')
  expect(behindLocalGateway('2')).toBe('3')
  expect(behindLocalGateway('10.0.0.1')).toBe('loopback, 10.0.0.1')
})
