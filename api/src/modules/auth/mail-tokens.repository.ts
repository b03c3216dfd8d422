import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'

const hour = 60 * 60 * 1000
const lifetimes = { confirmation: 72 * hour, 'password-reset': hour } as const

type Purpose = keyof typeof lifetimes

/** What became of a token: good (now used), or why not. `used` and `expired` name no account to anybody else. */
export type TokenUse = { state: 'good' | 'used'; userId: string } | { state: 'expired' | 'unknown' }

/** Makes the token of a link to be mailed; only its hash is kept. */
export async function createMailToken(db: Database, userId: string, purpose: Purpose, now: Date) {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + lifetimes[purpose])
  await db
    .insertInto('mail_tokens')
    .values({ token_hash: hashOf(token), user_id: userId, purpose, expires_at })
    .execute()
  return token
}

/** Uses a token up, and with it every other of its account and purpose. Of two uses at once one is good. */
export async function useMailToken(db: Database, token: string, purpose: Purpose, now: Date): Promise<TokenUse> {
  const hash = hashOf(token)
  const good = await db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (good) {
    await db
      .updateTable('mail_tokens')
      .set({ used_at: now })
      .where('user_id', '=', good.user_id)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
    return { state: 'good', userId: good.user_id }
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

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
