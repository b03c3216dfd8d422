import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { TrustProxy } from './trust-proxy.ts'

export const requestIdHeader = 'x-request-id'

/** What an id may look like that someone else made: it goes into the log. */
const wellFormed = /^[A-Za-z0-9-]{8,64}$/

const networks: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Makes the id of each request, by which its lines in all logs are found: that of a proxy in front which is believed (`trustProxy`), or
 * else a new one.
 */
export function requestIds(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  const isTrusted = trusting(trustProxy)
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    return typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress ?? '')
      ? given
      : randomUUID()
  }
}

/** Whether the other end of a connection is believed. */
function trusting(trustProxy: TrustProxy): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy
  if (typeof trustProxy === 'function') return (address) => trustProxy(address, 0)
  const list = new BlockList()
  for (const network of trustProxy.flatMap((entry) => networks[entry] ?? [entry])) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
