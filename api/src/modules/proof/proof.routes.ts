import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { addressGroup } from '../../http/caller-address.ts'
import { invalid, tooMany } from '../../http/failures.ts'
import type { Person } from '../../http/person.ts'
import { route } from '../../http/route.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { clearAttempts, takeAttempt } from '../auth/attempts.repository.ts'
import { createChallenge } from '../auth/challenges.repository.ts'
import { isPasswordRight } from '../auth/passwords.ts'
import { recordProof } from '../auth/proof.ts'
import { setSessionCookie } from '../auth/session.ts'
import { limitPasskeys } from '../limits/limits.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import { findDescriptors } from '../passkeys/passkeys.repository.ts'
import { dialogMs, relyingParty, userVerification } from '../passkeys/relying-party.ts'
import { findPassword } from './proof.repository.ts'

/**
 * The person shows that it is them, before something that cannot be undone (docs/product/ways-in.md#proof). Who has neither a password
 * nor a passkey signs in again, which is a proof by itself.
 */
export function proofRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  route(api, 'POST /users/proof/options', async ({ person, request }) => {
    await limitPasskeys(context, request)
    const allowCredentials = await findDescriptors(db, person.id)
    if (allowCredentials.length === 0) throw invalid('passkey', 'You have no passkey. Please choose another way.')
    const { rpID } = relyingParty(settings, request)
    const options = await generateAuthenticationOptions({
      rpID,
      userVerification,
      timeout: dialogMs,
      allowCredentials,
    })
    const challenge = { token: options.challenge, purpose: 'passkey-proof', userId: person.id } as const
    await createChallenge(db, { ...challenge, now: now() })
    return { options: { ...options } }
  })

  route(api, 'POST /users/proof', async ({ person, body, request, reply }) => {
    if ('password' in body) await provePassword(person, body.password, request)
    else await provePasskey(person, body.passkey, request)
    const { until, token } = await recordProof(db, person.sessionId, now())
    setSessionCookie(context, reply, token, person, person.isSharedComputer)
    return { proved_until: until.toISOString() }
  })

  /** A wrong one counts as a wrong try to sign in does. Those of other sessions do not hold this one up. */
  async function provePassword({ id, sessionId }: Person, password: string, request: FastifyRequest) {
    const { email, passwordHash } = await findPassword(db, id)
    const address = addressGroup(request.callerAddress)
    const attempt = { email, address, knownDevice: `session ${sessionId}` }
    const { waitSeconds } = await takeAttempt(db, attempt, now())
    if (waitSeconds > 0) throw tooMany(waitSeconds, 'wrong tries')
    if (!(await isPasswordRight(passwordHash, password))) {
      await recordRefusal(request, id, 'wrong-password')
      throw invalid('password', 'This is not your password.')
    }
    await clearAttempts(db, attempt)
  }

  async function provePasskey({ id }: Person, passkey: unknown, request: FastifyRequest) {
    const { isRight } = await checkPasskey(context, request, passkey, { purpose: 'passkey-proof', userId: id })
    if (isRight) return
    await recordRefusal(request, id, 'passkey')
    throw invalid('passkey', 'We could not check this passkey. Try again, or choose another way.')
  }

  /** Of somebody: it may be a stranger at a computer that was left open. */
  function recordRefusal(request: FastifyRequest, userId: string, detail: string) {
    return recordAccountEvent(db, {
      userId,
      kind: 'sign-in-refused',
      actor: 'somebody',
      request,
      detail,
      now: now(),
    })
  }
}
