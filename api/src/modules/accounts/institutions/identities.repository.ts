import type { Database } from '../../../database/database.ts'
import { identityId } from '../own-account/identity-id.ts'

/** Whom a provider knows someone as. */
export interface Identity {
  issuer: string
  subject: string
}

/** The person to whose account an identity is linked. */
export function findPersonOf(db: Database, { issuer, subject }: Identity) {
  return db
    .selectFrom('institution_identities as identity')
    .innerJoin('users', 'users.id', 'identity.user_id')
    .select(['users.id', 'users.time_zone as timeZone'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Links an account. False when the identity is someone else's by now. */
export async function addIdentity(
  trx: Database,
  userId: string,
  { issuer, subject, domain }: Identity & { domain: string },
  now: Date,
) {
  const added = await trx
    .insertInto('institution_identities')
    .values({ user_id: userId, issuer, subject, domain, linked_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'subject'])
        .doUpdateSet({ last_used_at: now })
        .where('institution_identities.user_id', '=', userId),
    )
    .returning('user_id')
    .executeTakeFirst()
  return added !== undefined
}

export async function markIdentityUsed(trx: Database, { issuer, subject }: Identity, now: Date) {
  await trx
    .updateTable('institution_identities')
    .set({ last_used_at: now })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

/** Takes a link away. Returns the institution's name, or its domain when it is gone; undefined when the person has no such link. */
export async function removeIdentity(trx: Database, userId: string, id: string) {
  const own = await trx
    .selectFrom('institution_identities as identity')
    .leftJoin('institutions', 'institutions.domain', 'identity.domain')
    .select(['issuer', 'subject', 'identity.domain', 'institutions.name'])
    .where('user_id', '=', userId)
    .execute()
  const found = own.find(({ issuer, subject }) => identityId(issuer, subject) === id)
  if (!found) return undefined
  const { issuer, subject, domain, name } = found
  await trx
    .deleteFrom('institution_identities')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  return name ?? domain
}
