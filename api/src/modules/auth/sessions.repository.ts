import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** How long a session lasts after its last check (docs/product/accounts.md#session-length). */
export const sessionSeconds = 30 * 24 * 60 * 60
/** On a computer that others use too. */
const sharedComputerSeconds = 12 * 60 * 60

/** The device on which a session begins. */
export interface SessionDevice {
  /** Browser and system in words (device.ts). */
  device: string
  isSharedComputer: boolean
}

const lastSeenPrecisionMs = 10 * 60 * 1000

/** Begins a session and returns its token, of which only the hash is stored. */
export async function createSession(
  db: Database,
  userId: string,
  now: Date,
  { device, isSharedComputer }: SessionDevice,
) {
  const token = newToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      user_id: userId,
      device,
      created_at: now,
      last_seen_at: now,
      expires_at: expiry(now, isSharedComputer),
      is_shared_computer: isSharedComputer,
    })
    .execute()
  return token
}

/**
 * The person whose session this token opens, and the earliest time that a publication is planned for, which costs no query of its
 * own here; undefined when the session has ended.
 */
export async function findSession(db: Database, token: string, now: Date) {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.time_zone as timeZone', 'sessions.id as sessionId', 'sessions.last_seen_at'])
    .select(['sessions.is_shared_computer as isSharedComputer', 'users.role'])
    .select(sql<string>`users.first_name || ' ' || users.surname`.as('name'))
    .select((eb) => eb.selectFrom('content_state').select('next_publication').as('nextPublication'))
    .where('sessions.token_hash', '=', hashOfToken(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return undefined
  const { last_seen_at, nextPublication, ...person } = found
  if (now.getTime() - last_seen_at.getTime() > lastSeenPrecisionMs) await markSeen(db, person.sessionId, now)
  return { person, nextPublication }
}

export async function extendSession(db: Database, id: string, now: Date, isSharedComputer: boolean) {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiry(now, isSharedComputer), last_seen_at: now })
    .where('id', '=', id)
    .execute()
}

export async function endSession(db: Database, token: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute()
}

/** A person's open sessions, the latest seen first. */
export function findSessions(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** Ends one of a person's own sessions; false when there is none of this id. */
export async function endOwnSession(db: Database, userId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function endAllSessions(db: Database, userId: string) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

async function markSeen(db: Database, id: string, now: Date) {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

function expiry(now: Date, isSharedComputer: boolean) {
  return new Date(now.getTime() + 1000 * (isSharedComputer ? sharedComputerSeconds : sessionSeconds))
}
