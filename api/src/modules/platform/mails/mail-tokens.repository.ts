import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { hashOfToken, newToken } from '../../../tokens.ts'

const minute = 60 * 1000
const hour = 60 * minute
/** How long a link works after its mail has left, in milliseconds. */
export const lifetimes = {
  confirmation: 72 * hour,
  'password-reset': hour,
  'sign-in': 15 * minute,
  'email-change': 24 * hour,
} as const

export type Purpose = keyof typeof lifetimes

/**
 * Of these a newer request ends the earlier links (docs/security.md#tokens). Not of a confirmation, which shows an address and opens nothing
 * else; of an email change the last address asked for counts.
 */
const newestOnly: readonly Purpose[] = ['password-reset', 'sign-in']

/** What happened to a token: `valid` (it is used up now), or why not. */
export type ConsumedToken =
  | { state: 'valid' | 'used'; userId: string; email: string | null }
  | { state: 'expired' | 'unknown' }

/**
 * Makes the token of a link to be mailed to `email`; only its hash is stored (docs/product/accounts.md#mail-tokens).
 */
export async function createMailToken(
  db: Database,
  { userId, email, purpose, now }: { userId: string; email: string; purpose: Purpose; now: Date },
) {
  const token = newToken()
  const expires_at = new Date(now.getTime() + lifetimes[purpose])
  await db
    .insertInto('mail_tokens')
    .values({ token_hash: hashOfToken(token), user_id: userId, purpose, expires_at, email })
    .execute()
  return token
}

/** What would become of a token, without using it up. */
export async function stateOfMailToken(db: Database, token: string, purpose: Purpose, now: Date) {
  const known = await db
    .selectFrom('mail_tokens')
    .select(['used_at', 'expires_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!known) return 'unknown'
  if (known.used_at) return 'used'
  return known.expires_at > now ? 'valid' : 'expired'
}

/**
 * Uses up a token, and all others of its account and purpose. Of two calls at the same moment one gets `valid`. In a transaction it locks
 * the person first, as all others of theirs do (database/person-transaction.ts): two that lock in different orders would end in a deadlock.
 */
export async function consumeMailToken(
  db: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<ConsumedToken> {
  const hash = hashOfToken(token)
  const owner = db.selectFrom('mail_tokens').select('user_id').where('token_hash', '=', hash)
  await db.selectFrom('users').select('id').where('id', 'in', owner).forNoKeyUpdate().execute()
  const valid = await db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  if (valid) {
    await db
      .updateTable('mail_tokens')
      .set({ used_at: now })
      .where('user_id', '=', valid.user_id)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
    return { state: 'valid', userId: valid.user_id, email: valid.email }
  }
  const known = await db
    .selectFrom('mail_tokens')
    .select(['user_id', 'used_at', 'email'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!known) return { state: 'unknown' }
  return known.used_at ? { state: 'used', userId: known.user_id, email: known.email } : { state: 'expired' }
}

/**
 * A newer link was asked for: the earlier ones have expired, and those whose mail still waits are not sent. The mails first, which waits for
 * one that is making its token (mailing.ts).
 */
export async function endEarlierMailTokens(trx: Database, userId: string, purpose: Purpose, now: Date) {
  if (!newestOnly.includes(purpose)) return
  await deleteWaitingMails(trx, userId, [purpose])
  await trx
    .updateTable('mail_tokens')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Makes an account's links of these purposes useless: those that were mailed, and those whose mail still waits. */
export async function revokeMailTokens(trx: Database, userId: string, purposes: readonly Purpose[], now: Date) {
  await deleteWaitingMails(trx, userId, purposes)
  await trx
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

async function deleteWaitingMails(trx: Database, userId: string, purposes: readonly Purpose[]) {
  await trx
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where(sql<string>`message -> 'link' ->> 'token'`, 'in', purposes)
    .where('sent_at', 'is', null)
    .execute()
}
