import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the public internet: not private, loopback, link-local, unique-local, carrier-grade NAT,
 * unspecified or reserved, and no IPv4 address inside an IPv6 one that is any of these.
 */
export function isPublicAddress(address: string) {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast'
}
