import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'

/** A session ends this many days after its person was last here. */
export const sessionDays = 30

/** Begins a session and returns its token, of which only the hash is kept. */
export async function createSession(db: Database, userId: string, now: Date) {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id: userId, expires_at: expiry(now) })
    .execute()
  return token
}

/** Whose session a token opens, if it has not ended. */
export function findSession(db: Database, token: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.time_zone as timeZone'])
    .where('sessions.token_hash', '=', hashOf(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
}

export async function extendSession(db: Database, token: string, now: Date) {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiry(now) })
    .where('token_hash', '=', hashOf(token))
    .execute()
}

export async function endSession(db: Database, token: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

function expiry(now: Date) {
  return new Date(now.getTime() + sessionDays * 24 * 60 * 60 * 1000)
}
