import type { FastifyRequest } from 'fastify'
import { linkOrigin } from '../../../http/origin.ts'
import type { Settings } from '../../../settings.ts'

/**
 * Whom passkeys are made for: the host as people know it, without its port. Without PUBLIC_URL it is the host that the request names. It
 * may be made up, but nothing is won by that: an authenticator signs the host of the page that it was asked by.
 */
export function relyingParty(settings: Pick<Settings, 'publicOrigin'>, request: FastifyRequest) {
  const origin = linkOrigin(settings, request)
  return { origin, rpID: new URL(origin).hostname }
}

/**
 * How long the browser waits for the person: nearly as long as a challenge lives (auth/challenges.repository.ts), within what WebAuthn
 * advises. People who use assistive technology need longer than the minute that is usual.
 */
export const dialogMs = 9 * 60 * 1000

/**
 * The authenticator always asks for a PIN, a finger or a face. `preferred` would spare some people that, but a passkey stands in for a
 * password here, and for the step-up before an account is deleted: a device that was left open must not be enough.
 */
export const userVerification = 'required'

/** Ed25519, ES256 and RS256, as COSE numbers them. Named, so that no update of the library or of Node changes what is accepted. */
export const algorithms = [-8, -7, -257]

/** The user handle of WebAuthn: the id of the account, which says nothing about the person. */
export const encodeUserHandle = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

/** The id of the account that a user handle (base64url) names; undefined when it is no handle of ours. */
export function decodeUserHandle(userHandle: string | null | undefined) {
  const hex = Buffer.from(userHandle ?? '', 'base64url').toString('hex')
  if (hex.length !== 32) return undefined
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
