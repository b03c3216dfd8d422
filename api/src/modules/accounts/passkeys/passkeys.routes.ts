import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { Failure } from '../../../http/failures.ts'
import { publicRoute } from '../../../http/route.ts'
import { signInsRefused } from '../../../metrics/registry.ts'
import { limit } from '../../platform/limits/limits.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { signInAndRespond } from '../auth/begin-session.ts'
import { createChallenge } from '../auth/challenges.repository.ts'
import { findAccountById } from '../users/users.repository.ts'
import { checkPasskey } from './check-passkey.ts'
import { dialogMs, relyingParty, userVerification } from './relying-party.ts'

const refused = 'We could not sign you in with this passkey. Try again, or choose another way.'

/** Signing in with a passkey (docs/product/ways-in.md#passkeys). */
export function passkeysRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  // They name no passkeys: the browser offers those that it has for this host, and no one learns who has one.
  publicRoute(api, 'POST /auth/passkeys/options', async ({ request }) => {
    await limit(context, request, 'passkeys', { person: request.person?.id })
    const { rpID } = relyingParty(settings, request)
    const options = await generateAuthenticationOptions({ rpID, userVerification, timeout: dialogMs })
    await createChallenge(db, { token: options.challenge, purpose: 'passkey-sign-in', now: now() })
    return { options: { ...options } }
  })

  // One answer to everything that is wrong, so that it says nothing of accounts (docs/product/accounts.md#no-one-learns).
  publicRoute(api, 'POST /auth/passkeys/sign_in', async ({ body, request, reply }) => {
    const { isRight, userId } = await checkPasskey(context, request, body.passkey, { purpose: 'passkey-sign-in' })
    const account = userId ? await findAccountById(db, userId) : undefined
    if (!isRight || !account?.confirmedAt) {
      signInsRefused.inc({ reason: 'passkey' })
      if (account) await recordRefusal(request, account.id)
      throw new Failure(401, refused)
    }
    const isSharedComputer = body.is_shared_computer ?? false
    return signInAndRespond(context, request, reply, account, { way: 'passkey', isSharedComputer })
  })

  function recordRefusal(request: FastifyRequest, userId: string) {
    const event = { userId, request, actor: 'somebody', detail: 'passkey', now: now() } as const
    return recordAccountEvent(db, { ...event, kind: 'sign-in-refused' })
  }
}
