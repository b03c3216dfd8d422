import { isIP } from 'node:net'
import { z } from 'zod'

/** Fastify's option of the same name: no one, these addresses, or whoever is so many hops away (0: the connection itself). */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean)

const form = 'must be the number of proxies in front, such as 1, or their addresses, such as "loopback, 10.0.0.0/8"'

const networkNames = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Whose X-Forwarded-* headers are believed, from a setting such as `1` or `loopback, 10.0.0.0/8`; `0` or nothing is no one.
 * Throws an Error for anything else. The number is a function here: Fastify believes no one when it is given a number.
 */
export function parseTrustProxy(setting: string): TrustProxy {
  const entries = splitEntries(setting)
  const [first = '0'] = entries
  if (isNumber(first) && entries.length <= 1) {
    const hops = Number(first)
    return hops > 0 && ((_address, hop) => hop < hops)
  }
  if (!entries.every(isAddress)) throw new Error(form)
  return entries
}

/** {@link parseTrustProxy} among the other settings of a server. */
export const trustProxySchema = z.string().transform((setting, context): TrustProxy => {
  try {
    return parseTrustProxy(setting)
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message })
    return z.NEVER
  }
})

/** The setting for a server behind a gateway on this machine, which has `setting` itself. */
export function behindLocalGateway(setting: string): string {
  const [first = '0', ...others] = splitEntries(setting)
  if (isNumber(first)) return first === '0' ? 'loopback' : String(Number(first) + 1)
  return ['loopback', first, ...others].join(', ')
}

const splitEntries = (setting: string) =>
  setting
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const isNumber = (entry: string) => /^\d{1,2}$/.test(entry)

/** An address, or a network such as `10.0.0.0/8`. */
function isAddress(entry: string): boolean {
  if (networkNames.includes(entry)) return true
  const [address = '', bits, ...others] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || others.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}
