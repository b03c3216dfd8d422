import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** `found`: it answers; `gone`: it says that there is nothing; `unknown`: not reached, or not to be asked by us. */
export type LinkState = 'found' | 'gone' | 'unknown'

/** What asking needs of the world, so that a test can stand in for it. */
export interface Network {
  resolve: (hostname: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  request: (url: URL, options: RequestOptions) => ClientRequest
}

const timeoutMs = 4000
const maxRedirects = 3

const internet: Network = { resolve: resolveName, isAllowed: isPublicAddress, request }

/**
 * Asks an https address whether something is there. Only addresses of the public internet are connected to: a name is resolved once,
 * what it leads to is checked, and the connection goes to just that (docs/product/content-desk.md#link-addresses).
 */
export async function askLink(address: string, network: Network = internet): Promise<LinkState> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    // Some servers answer a HEAD request with an error although the page is there.
    const status = await requestStatus(address, 'HEAD', network, signal)
    return toLinkState(status < 400 ? status : await requestStatus(address, 'GET', network, signal))
  } catch {
    // A link that cannot be checked is only reported as such: the reason could show what network the server is in.
    return 'unknown'
  }
}

function toLinkState(status: number): LinkState {
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'found' : 'unknown'
}

/** The status at the end of the redirects. @throws Error when an address on the way may not be asked or does not answer */
async function requestStatus(address: string, method: 'HEAD' | 'GET', network: Network, signal: AbortSignal) {
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!mayBeAsked(url, network)) throw new Error('This address may not be asked.')
    const { statusCode = 0, headers } = await requestResponse(url, method, network, signal)
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return statusCode
    url = new URL(headers.location, url)
  }
  throw new Error('There have been too many redirects.')
}

function mayBeAsked({ protocol, port, username, password, hostname }: URL, { isAllowed }: Network) {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  // A connection to an IP address asks no `lookup`.
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) === 0 || isAllowed(literal)
}

function requestResponse(url: URL, method: string, network: Network, signal: AbortSignal) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    network
      .request(url, {
        method,
        signal,
        agent: false,
        lookup: checkedLookup(network),
        headers: { 'user-agent': 'Stepwise link check', accept: '*/*' },
      })
      .on('error', reject)
      .on('response', (response) => {
        response.destroy()
        resolve(response)
      })
      .end()
  })
}

/** Resolves a name for a connection, and fails when any of its addresses is not a public one. */
function checkedLookup({ resolve, isAllowed }: Network): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const addresses = found.map((address): LookupAddress => ({ address, family: isIP(address) }))
        const [first] = addresses
        if (!first || !found.every(isAllowed)) callback(new Error('This address may not be checked.'), [])
        else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, []),
    )
  }
}

/** Asks the name servers themselves: `dns.lookup` would take the threads that passwords and pictures need. */
async function resolveName(hostname: string) {
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
