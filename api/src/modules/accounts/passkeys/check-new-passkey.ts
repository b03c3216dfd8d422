import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors.ts'
import { consumeChallenge } from '../auth/challenges.repository.ts'
import { readRegistration } from './passkey-answers.ts'
import { algorithms, relyingParty } from './relying-party.ts'

/** Checks a passkey that a person's browser has made for them; undefined when it must not be added. Uses up the challenge in any case. */
export async function checkNewPasskey(context: Context, request: FastifyRequest, userId: string, given: unknown) {
  const read = readRegistration(given)
  if (!read) return undefined
  const { answer, challenge } = read
  const known = await consumeChallenge(context.db, challenge, 'passkey-registration', context.now())
  if (known?.userId !== userId) return undefined
  const { origin, rpID } = relyingParty(context.settings, request)
  try {
    if (!isWithoutCertificates(answer.response.attestationObject)) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo && { ...registrationInfo, transports: answer.response.transports }
  } catch (error) {
    request.log.info({ failure: describeError(error) }, 'a new passkey was refused')
    return undefined
  }
}

/**
 * We ask for no proof of who built an authenticator, and browsers take it away. So no one gets as far as the code that reads
 * certificates, some of which are looked up at their issuer.
 */
function isWithoutCertificates(attestationObject: string) {
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}
