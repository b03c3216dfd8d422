/** The part of an address that limits count by: a household with IPv6 has 2^64 addresses to try from, so its /64 network. */
export function addressGroup(address: string): string {
  return isIPv6(address) ? expandGroups(address).slice(0, 4).join(':') : address
}

/**
 * The network that counts as one where many would be evidence: /24 of IPv4 and /48 of IPv6. That is what one customer has at most: households
 * get a /56, and can report from 256 networks /64.
 */
export function networkOf(address: string): string {
  if (isIPv6(address)) return expandGroups(address).slice(0, 3).join(':')
  // Also an IPv4 address as IPv6 writes it: ::ffff:192.0.2.7.
  return address.slice(address.lastIndexOf(':') + 1, Math.max(0, address.lastIndexOf('.')))
}

const isIPv6 = (address: string) => address.includes(':') && !address.includes('.')

/** The eight groups of an IPv6 address. */
function expandGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return [...front, ...zeros, ...back]
}
