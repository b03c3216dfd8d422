import type { Database } from '../../../database/database.ts'
import { hashOfToken, newToken } from '../../../tokens.ts'

/** Whether a person has signed in in the browser that has this token (docs/product/ways-in.md#known-devices). */
export async function isKnownDevice(db: Database, userId: string, token: string | undefined) {
  if (!token) return false
  const known = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  return known !== undefined
}

/**
 * The token that names a person's browser from now on: the one that it has when it is theirs, else a new one. Another may have been put there
 * before they signed in, by someone who could be taken for them then.
 */
export async function deviceTokenFor(db: Database, userId: string, given: string | undefined) {
  return given && (await isKnownDevice(db, userId, given)) ? given : newToken()
}

/** Remembers the browser, or that it was used again. Returns the hash by which sessions name it. */
export async function rememberDevice(db: Database, userId: string, token: string, device: string, now: Date) {
  const token_hash = hashOfToken(token)
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash, device, first_seen_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ device, last_seen_at: now }))
    .execute()
  return token_hash
}

export async function forgetDevices(db: Database, userId: string) {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** Forgets the browsers of a person but that of this session. */
export async function forgetOtherDevices(db: Database, userId: string, sessionId: string) {
  const own = db.selectFrom('sessions').select('device_hash').where('id', '=', sessionId)
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'is distinct from', own)
    .execute()
}

/** Where a person signed in last, the latest first. */
export function findSignIns(db: Database, userId: string) {
  return db
    .selectFrom('account_events')
    .select(['device', 'address', 'at'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'signed-in')
    .orderBy('at', 'desc')
    .limit(50)
    .execute()
}
