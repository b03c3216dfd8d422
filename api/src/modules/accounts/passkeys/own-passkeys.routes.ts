import { generateRegistrationOptions } from '@simplewebauthn/server'
import { productTitles } from '@stepwise/shared/contracts/product-title'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import { personTransaction } from '../../../database/person-transaction.ts'
import { invalid, notFound } from '../../../http/failures.ts'
import { linkOrigin } from '../../../http/origin.ts'
import type { Person } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { passkeyAddedMail } from '../../../mail/account-templates.ts'
import { limit } from '../../platform/limits/limits.ts'
import { mailSoon } from '../../platform/mails/mailing.ts'
import { queueMail } from '../../platform/mails/mails.repository.ts'
import { recordAccountEvent } from '../auth/account-events.repository.ts'
import { createChallenge } from '../auth/challenges.repository.ts'
import { requireStepUp } from '../step-up/step-up.ts'
import { findRecipient } from '../users/users.repository.ts'
import { checkNewPasskey } from './check-new-passkey.ts'
import {
  addPasskey,
  countPasskeys,
  findDescriptors,
  lockPasskeyOwner,
  mostPasskeys,
  passkeyOnWire,
  removePasskey,
  renamePasskey,
} from './passkeys.repository.ts'
import { algorithms, dialogMs, encodeUserHandle, relyingParty, userVerification } from './relying-party.ts'

/**
 * A person's own passkeys (docs/product/ways-in.md#own-passkeys). The last one may be removed too: a link by email is always another
 * way in, because no one has a session whose address is not confirmed.
 */
export function ownPasskeysRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context
  const event = ({ id }: Person, request: FastifyRequest) => ({ userId: id, request, now: now() })

  route(api, 'POST /users/passkeys/options', async ({ person, request }) => {
    requireStepUp(person, now())
    await limit(context, request, 'passkeys', { person: request.person?.id })
    await requireRoom(db, person.id)
    const { email } = await findRecipient(db, person.id)
    const options = await generateRegistrationOptions({
      rpName: productTitles[settings.edition],
      rpID: relyingParty(settings, request).rpID,
      userID: encodeUserHandle(person.id),
      userName: email,
      userDisplayName: person.name,
      timeout: dialogMs,
      attestationType: 'none',
      excludeCredentials: await findDescriptors(db, person.id),
      // Found by the browser itself, so that no one has to type who they are.
      authenticatorSelection: { residentKey: 'required', userVerification },
      supportedAlgorithmIDs: algorithms,
    })
    const challenge = { token: options.challenge, purpose: 'passkey-registration', userId: person.id } as const
    await createChallenge(db, { ...challenge, now: now() })
    return { options: { ...options } }
  })

  route(api, 'POST /users/passkeys', async ({ person, body, request }) => {
    requireStepUp(person, now())
    const made = await checkNewPasskey(context, request, person.id, body.passkey)
    if (!made) throw notAdded()
    const added = await personTransaction(db, person.id, async (trx) => {
      await requireRoom(trx, person.id)
      const owner = await lockPasskeyOwner(trx, made.credential.id)
      if (owner === person.id) throw invalid('passkey', 'You have added this passkey already.')
      if (owner) throw notAdded()
      const row = await addPasskey(trx, {
        user_id: person.id,
        name: body.name,
        credential_id: made.credential.id,
        public_key: Buffer.from(made.credential.publicKey),
        counter: made.credential.counter,
        transports: made.transports,
        is_backed_up: made.credentialBackedUp,
        created_at: now(),
      })
      await recordAccountEvent(trx, { ...event(person, request), kind: 'passkey-added', detail: row.name })
      const { email, firstName } = await findRecipient(trx, person.id)
      const href = `${linkOrigin(settings, request)}/auth/reset-password`
      const message = passkeyAddedMail({ edition: settings.edition, email, firstName }, row.name, href)
      await queueMail(trx, { kind: 'passkey-added', userId: person.id, message, now: now() })
      return row
    })
    mailSoon(context, request.log)
    return { passkey: passkeyOnWire(added) }
  })

  route(api, 'PUT /users/passkeys/:id', async ({ person, params, body, request }) => {
    const renamed = await personTransaction(db, person.id, async (trx) => {
      const row = await renamePasskey(trx, person.id, params.id, body.name)
      if (!row) throw notFound('passkey')
      await recordAccountEvent(trx, { ...event(person, request), kind: 'passkey-renamed', detail: row.name })
      return row
    })
    return { passkey: passkeyOnWire(renamed) }
  })

  route(api, 'DELETE /users/passkeys/:id', async ({ person, params, request }) => {
    requireStepUp(person, now())
    await personTransaction(db, person.id, async (trx) => {
      const removed = await removePasskey(trx, person.id, params.id)
      if (!removed) throw notFound('passkey')
      await recordAccountEvent(trx, { ...event(person, request), kind: 'passkey-removed', detail: removed.name })
    })
    return {}
  })
}

const notAdded = () => invalid('passkey', 'We could not add this passkey. Please try again.')

/** @throws Failure 422 when the person has as many passkeys as anyone can have */
async function requireRoom(db: Database, userId: string) {
  if ((await countPasskeys(db, userId)) < mostPasskeys) return
  throw invalid(
    'passkey',
    `You have ${mostPasskeys} passkeys, which is the most you can have. Please remove one first.`,
  )
}
