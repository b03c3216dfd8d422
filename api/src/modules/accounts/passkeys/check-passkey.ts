import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { describeError } from '../../../errors.ts'
import { consumeChallenge } from '../auth/challenges.repository.ts'
import { readAssertion } from './passkey-answers.ts'
import { lockPasskey, markUsed } from './passkeys.repository.ts'
import { decodeUserHandle, relyingParty } from './relying-party.ts'

interface CheckedPasskey {
  isRight: boolean
  /** Whose it is, or whose it claims to be. */
  userId: string | undefined
}

/**
 * Checks what a browser answers to the options of a sign-in, or of a step-up by the person `userId`. Uses up the challenge in any case, so
 * that nothing can be sent twice.
 */
export async function checkPasskey(
  context: Context,
  request: FastifyRequest,
  given: unknown,
  { purpose, userId: asked }: { purpose: 'passkey-sign-in' | 'passkey-proof'; userId?: string },
): Promise<CheckedPasskey> {
  const { db, now } = context
  const read = readAssertion(given)
  if (!read) return { isRight: false, userId: asked }
  const { answer, challenge } = read
  const known = await consumeChallenge(db, challenge, purpose, now())
  if (!known || known.userId !== (asked ?? null)) return { isRight: false, userId: asked }

  // An authenticator that was given the passkeys to use need not say whose they are.
  const { userHandle, ...response } = answer.response
  const userId = userHandle || !asked ? decodeUserHandle(userHandle) : asked
  if (!userId || (asked && userId !== asked)) return { isRight: false, userId: asked }
  const isRight = await db.transaction().execute(async (trx) => {
    const passkey = await lockPasskey(trx, userId, answer.id)
    if (!passkey) return false
    const { origin, rpID } = relyingParty(context.settings, request)
    const verified = await verifyAuthenticationResponse({
      response: { ...answer, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(passkey.public_key),
        // One that goes backwards is of a copied authenticator. Copies that a service keeps each count by themselves.
        counter: passkey.is_backed_up ? 0 : passkey.counter,
      },
    }).catch((error) => void request.log.info({ failure: describeError(error) }, 'a passkey was refused'))
    if (!verified?.verified) return false
    const { newCounter, credentialBackedUp } = verified.authenticationInfo
    await markUsed(trx, userId, passkey.id, { counter: newCounter, isBackedUp: credentialBackedUp, now: now() })
    return true
  })
  return { isRight, userId }
}
