import type { Database } from '../../../database/database.ts'
import { findPasskeys, passkeyOnWire } from '../passkeys/passkeys.repository.ts'
import { identityId } from './identity-id.ts'

/** The ways in that a person has: a password, passkeys, and institutions that sign them in; the latest first. */
export async function findWaysIn(db: Database, userId: string) {
  const { has_password } = await db
    .selectFrom('users')
    .select('has_password')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const passkeys = await findPasskeys(db, userId)
  const identities = await db
    .selectFrom('institution_identities as identity')
    .leftJoin('institutions', 'institutions.domain', 'identity.domain')
    .select(['identity.issuer', 'identity.subject', 'identity.domain', 'identity.linked_at', 'institutions.name'])
    .where('identity.user_id', '=', userId)
    .orderBy('identity.linked_at', 'desc')
    .orderBy('identity.issuer')
    .orderBy('identity.subject')
    .execute()
  return {
    has_password,
    passkeys: passkeys.map(passkeyOnWire),
    // An institution that operators have taken away since is named by its domain.
    institutions: identities.map(({ issuer, subject, domain, name, linked_at }) => ({
      id: identityId(issuer, subject),
      name: name ?? domain,
      linked_at: linked_at.toISOString(),
    })),
  }
}
