import { plainEmail } from '@stepwise/shared/contracts/email'
import { isMailable, listDomains } from '../../../mail/address.ts'
import { SignInProblem } from './problem.ts'

type Claims = Record<string, unknown>

/**
 * The address that a provider has given someone, in lower case, with its domains.
 * @throws SignInProblem when there is none, or when the provider itself says that it does not know whose it is
 */
export function addressIn({ email, email_verified: isVerified }: Claims) {
  const address = typeof email === 'string' ? plainEmail(email).toLowerCase() : ''
  if (!isMailable(address) || address.length > 320) throw new SignInProblem('no-address')
  // Many providers say nothing of it. The addresses of its own domain are the institution's, and others do not count.
  if (isVerified === false || isVerified === 'false') throw new SignInProblem('unconfirmed')
  return { email: address, domains: listDomains(address) }
}

const longestName = 200

/** What to call someone: their two names; else their one, split at its first space; else what comes before the @. */
export function namesIn(claims: Claims, email: string) {
  const [given, family, whole] = [claims.given_name, claims.family_name, claims.name].map(cleanClaim)
  if (given || family) return { first_name: given || family || '', surname: given ? (family ?? '') : '' }
  const [first = '', ...others] = (whole || email.slice(0, email.lastIndexOf('@'))).split(' ')
  return { first_name: first, surname: others.join(' ') }
}

/** A text as one line that the database can store; empty for anything else. */
function cleanClaim(claim: unknown) {
  if (typeof claim !== 'string') return ''
  return claim.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longestName).toWellFormed()
}
