import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { invalid } from '../../../http/failures.ts'
import type { Person } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { limit } from '../../platform/limits/limits.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { createChallenge } from '../auth/challenges.repository.ts'
import { checkOwnPassword } from '../auth/check-own-password.ts'
import { setSessionCookie } from '../auth/session.ts'
import { findOwnPassword } from '../own-account/own-password.repository.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import { findDescriptors } from '../passkeys/passkeys.repository.ts'
import { dialogMs, relyingParty, userVerification } from '../passkeys/relying-party.ts'
import { recordStepUp } from './step-up.ts'

/**
 * The person shows that it is them, before something that cannot be undone (docs/product/ways-in.md#proof). Who has neither a password
 * nor a passkey signs in again, which is a step-up by itself.
 */
export function stepUpRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  route(api, 'POST /users/proof/options', async ({ person, request }) => {
    await limit(context, request, 'passkeys', { person: request.person?.id })
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
    if ('password' in body) await stepUpWithPassword(person, body.password, request)
    else await stepUpWithPasskey(person, body.passkey, request)
    const { until, token } = await recordStepUp(db, person.sessionId, now())
    setSessionCookie(context, reply, token, person, person.isSharedComputer)
    return { proved_until: until.toISOString() }
  })

  async function stepUpWithPassword(person: Person, given: string, request: FastifyRequest) {
    const { email, hasPassword, ...account } = await findOwnPassword(db, person.id)
    const passwordHash = hasPassword ? account.passwordHash : undefined
    await checkOwnPassword(context, request, person, { email, passwordHash, given, field: 'password' })
  }

  async function stepUpWithPasskey({ id }: Person, passkey: unknown, request: FastifyRequest) {
    const { isRight } = await checkPasskey(context, request, passkey, { purpose: 'passkey-proof', userId: id })
    if (isRight) return
    const event = { userId: id, kind: 'sign-in-refused', actor: 'somebody', detail: 'passkey' } as const
    await recordAccountEvent(db, { ...event, request, now: now() })
    throw invalid('passkey', 'We could not check this passkey. Try again, or choose another way.')
  }
}
