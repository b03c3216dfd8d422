import * as client from 'openid-client'
import { ProviderDown, SignInProblem } from './problem.ts'
import { isOfThisMachine } from './provider-address.ts'

/** A provider of OpenID Connect, and what we are to it. */
export interface Registration {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What a provider has said of itself. */
interface Description {
  metadata: client.ServerMetadata
  keys?: client.ExportedJWKSCache | undefined
  readAt: Date
}

const responseTimeoutMs = 8000
const freshMs = 5 * 60 * 1000
/** How far a provider's clock may be from ours. */
export const clockToleranceSeconds = 60

/** By issuer: as many as operators have set up. */
const descriptions = new Map<string, Description>()

/**
 * What a provider says of itself, at most five minutes ago.
 * @throws ProviderDown, SignInProblem when it is another one than it was asked as, or a ClientError when it is none
 */
export async function describeProvider(issuer: string, now: Date, timeoutMs = responseTimeoutMs): Promise<Description> {
  const known = descriptions.get(issuer)
  if (known && Math.abs(now.getTime() - known.readAt.getTime()) < freshMs) return known
  // The library wants a client; what the provider says is the same for all.
  const discovered = await client.discovery(new URL(issuer), 'any', undefined, undefined, {
    timeout: timeoutMs / 1000,
    execute: isOfThisMachine(issuer) ? [client.allowInsecureRequests] : [],
    [client.customFetch]: fetchWhole,
  })
  const metadata = discovered.serverMetadata()
  // The library lets two providers answer for all of their customers, and then anyone could bring an address of anyone.
  if (new URL(metadata.issuer).href !== new URL(issuer).href) throw new SignInProblem('mismatch')
  const description = { metadata, readAt: now }
  descriptions.set(issuer, description)
  return description
}

/** Makes ready to speak to a provider. Its clock is compared with `now`. @throws as {@link describeProvider} */
export async function connect(
  { issuer, clientId, clientSecret }: Registration,
  now: Date,
  timeoutMs = responseTimeoutMs,
) {
  const description = await describeProvider(issuer, now, timeoutMs)
  // Letter by letter: what is stored of people has the name that the provider writes.
  if (description.metadata.issuer !== issuer) throw new SignInProblem('mismatch')
  const configuration = new client.Configuration(
    description.metadata,
    clientId,
    {
      client_secret: clientSecret,
      [client.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
      [client.clockTolerance]: clockToleranceSeconds,
    },
    chooseAuthentication(description.metadata, clientSecret),
  )
  configuration.timeout = timeoutMs / 1000
  configuration[client.customFetch] = fetchWhole
  if (isOfThisMachine(issuer)) client.allowInsecureRequests(configuration)
  // Signatures are checked although the token comes straight from the provider.
  client.enableNonRepudiationChecks(configuration)
  if (description.keys) client.setJwksCache(configuration, description.keys)
  return configuration
}

/** Remembers the keys that were read while a token was checked. */
export function keepKeys({ issuer }: Registration, configuration: client.Configuration) {
  const description = descriptions.get(issuer)
  if (description) description.keys = client.getJwksCache(configuration)
}

/** By HTTP's own way, which the standard says is every client's unless another was agreed on; in the body where that is not offered. */
function chooseAuthentication(
  { token_endpoint_auth_methods_supported: offered }: client.ServerMetadata,
  secret: string,
) {
  const isBasic = offered === undefined || offered.includes('client_secret_basic')
  return isBasic ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret)
}

/** Fetches with the body, so that a provider that stops in the middle of it counts as down, too. */
const fetchWhole: client.CustomFetch = async (url, options) => {
  let response: Response
  let body: ArrayBuffer
  try {
    response = await fetch(url, options as RequestInit)
    body = await response.arrayBuffer()
  } catch (cause) {
    throw new ProviderDown('PROVIDER_UNREACHED', cause)
  }
  const { status, headers } = response
  if (status >= 500 || status === 429) throw new ProviderDown(`PROVIDER_ANSWERED_${status}`)
  return new Response(body.byteLength > 0 ? body : null, { status, headers })
}
