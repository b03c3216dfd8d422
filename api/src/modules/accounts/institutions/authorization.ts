import * as client from 'openid-client'
import { clockToleranceSeconds, connect, keepKeys, type Registration } from './open-id.ts'
import { SignInProblem } from './problem.ts'

/** What is remembered of a sign-in while the person is at the provider. */
export interface Pending {
  state: string
  verifier: string
  nonce: string
}

interface SignInRequest {
  redirectAddress: string
  /** For the provider's own form. */
  email: string | undefined
  isSharedComputer: boolean
}

export const newPending = (): Pending => ({
  state: client.randomState(),
  verifier: client.randomPKCECodeVerifier(),
  nonce: client.randomNonce(),
})

/** Where the person goes to sign in at the provider. @throws as `connect` */
export async function authorizationAddress(
  registration: Registration,
  { state, verifier, nonce }: Pending,
  { redirectAddress, email, isSharedComputer }: SignInRequest,
  now: Date,
) {
  const configuration = await connect(registration, now)
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectAddress,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(email && { login_hint: email }),
    // Whoever used the computer before may still be signed in there.
    ...(isSharedComputer && { prompt: 'login' }),
  })
}

/** Whom the provider says it has signed in. */
export interface Introduced {
  issuer: string
  subject: string
  idToken: string
  claims: Record<string, unknown>
}

/** Whether this names one person: the library takes an empty one, with which all of a provider's people would share an account. */
const isSubject = (subject: string) => /^[^\p{C}]{1,255}$/u.test(subject) && subject.trim() !== ''

/**
 * Exchanges the code with which the person came back for what the provider says of them. `address` is the whole address that they came
 * back to. @throws ClientError and others that `toProblem` knows
 */
export async function introduce(
  registration: Registration,
  { state, verifier, nonce }: Pending,
  address: URL,
  now: Date,
): Promise<Introduced> {
  const configuration = await connect(registration, now)
  const tokens = await client.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  keepKeys(registration, configuration)
  const claims = tokens.claims()
  if (!claims || !tokens.id_token) throw new SignInProblem('mismatch')
  // The library looks at the end of a token's time alone.
  if (claims.iat * 1000 > now.getTime() + clockToleranceSeconds * 1000) throw new SignInProblem('clock')
  const { iss: issuer, sub: subject } = claims
  if (!isSubject(subject)) throw new SignInProblem('mismatch')
  // Most providers give the address on request only.
  const hasMore = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
  const more = hasMore ? await client.fetchUserInfo(configuration, tokens.access_token, subject) : {}
  return { issuer, subject, idToken: tokens.id_token, claims: { ...more, ...claims } }
}
