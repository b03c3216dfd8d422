import type { Database } from '../../database/database.ts'
import { hashOfToken, newToken } from './tokens.ts'

const hour = 60 * 60 * 1000
const lifetimes = { confirmation: 72 * hour, 'password-reset': hour } as const

type Purpose = keyof typeof lifetimes

/** What became of a token: `valid` (it is used up now), or why not. */
export type ConsumedToken = { state: 'valid' | 'used'; userId: string } | { state: 'expired' | 'unknown' }

/** Makes the token of a link to be mailed; only its hash is stored (docs/product/accounts.md#mail-tokens). */
export async function createMailToken(db: Database, userId: string, purpose: Purpose, now: Date) {
  const token = newToken()
  const expires_at = new Date(now.getTime() + lifetimes[purpose])
  await db
    .insertInto('mail_tokens')
    .values({ token_hash: hashOfToken(token), user_id: userId, purpose, expires_at })
    .execute()
  return token
}

/** Uses up a token, and all others of its account and purpose. Of two calls at the same moment one gets `valid`. */
export async function consumeMailToken(
  db: Database,
  token: string,
  purpose: Purpose,
  now: Date,
): Promise<ConsumedToken> {
  const hash = hashOfToken(token)
  const valid = await db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (valid) {
    await db
      .updateTable('mail_tokens')
      .set({ used_at: now })
      .where('user_id', '=', valid.user_id)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
    return { state: 'valid', userId: valid.user_id }
  }
  const known = await db
    .selectFrom('mail_tokens')
    .select(['user_id', 'used_at'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!known) return { state: 'unknown' }
  return known.used_at ? { state: 'used', userId: known.user_id } : { state: 'expired' }
}
