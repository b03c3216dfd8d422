import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { PersonColumns } from '../../../database/person-columns.ts'
import { hashOfToken, newToken } from '../../../tokens.ts'
import { contentState } from '../../content/content-cache/content-cache.ts'
import { longestSessionSeconds, sessionSeconds, sharedComputerSeconds } from './session-length.ts'

/** The device on which a session begins. */
export interface SessionDevice {
  /** Browser and system in words (device.ts). */
  device: string
  isSharedComputer: boolean
  /** Of known_devices. */
  deviceHash?: string | undefined
  provider?: { issuer: string; idToken: string } | undefined
}

const lastSeenPrecisionMs = 10 * 60 * 1000

/** Begins a session and returns its token, of which only the hash is stored. */
export async function createSession(
  db: Database,
  userId: string,
  now: Date,
  { device, isSharedComputer, deviceHash, provider }: SessionDevice,
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
      expires_at: sessionExpiry(now, isSharedComputer),
      is_shared_computer: isSharedComputer,
      proved_at: now,
      device_hash: deviceHash ?? null,
      provider_issuer: provider?.issuer ?? null,
      provider_id_token: provider?.idToken ?? null,
    })
    .execute()
  return token
}

interface Wanted {
  /** Only a session that the version before began, whose cookie had another name. */
  isFormer?: boolean
  /** What else of the person is read. */
  personColumns?: PersonColumns | undefined
}

/**
 * The person whose session this token opens, with the state of the content (content-cache.ts) and the earliest time that a publication is
 * planned for, which cost no query of their own here; undefined when the session has ended.
 */
export async function findSession(db: Database, token: string, now: Date, wanted: Wanted = {}) {
  const hash = hashOfToken(token)
  const found =
    (await findSessionOf(db, { token_hash: hash }, now, wanted)) ?? (await findRenewed(db, hash, now, wanted))
  if (!found) return undefined
  const { last_seen_at, contentState, nextPublication, ...columns } = found
  const { id, name, role, timeZone, sessionId, isSharedComputer, steppedUpAt, ...personColumns } = columns
  const person = { id, name, role, timeZone, sessionId, isSharedComputer, steppedUpAt }
  if (now.getTime() - last_seen_at.getTime() > lastSeenPrecisionMs) await markSeen(db, person.sessionId, now)
  return { person, contentState, nextPublication, personColumns }
}

/** Of a session that got a new token just now: calls with the former one were on their way. */
async function findRenewed(db: Database, hash: string, now: Date, { personColumns }: Wanted) {
  const renewed = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('former_token_hash', '=', hash)
    .where('former_until', '>', now)
    .executeTakeFirst()
  return renewed && findSessionOf(db, renewed, now, { personColumns })
}

function findSessionOf(
  db: Database,
  { token_hash }: { token_hash: string },
  now: Date,
  { isFormer = false, personColumns = [] }: Wanted,
) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.time_zone as timeZone', 'sessions.id as sessionId', 'sessions.last_seen_at'])
    .select(['sessions.is_shared_computer as isSharedComputer', 'sessions.proved_at as steppedUpAt', 'users.role'])
    .select(sql<string>`users.first_name || ' ' || users.surname`.as('name'))
    .select((eb) => eb.selectFrom('content_state').select('next_publication').as('nextPublication'))
    .select(contentState.as('contentState'))
    .$if(personColumns.length > 0, (sessions) => sessions.select(personColumns))
    .where('sessions.token_hash', '=', token_hash)
    .where('sessions.expires_at', '>', now)
    .$if(isFormer, (sessions) => sessions.where('sessions.proved_at', 'is', null))
    .executeTakeFirst()
}

/** For so long calls with a session's former token are answered. */
const formerTokenMs = 10_000

/** Gives a session a new token, and returns it. */
export async function renewToken(db: Database, id: string, now: Date) {
  const token = newToken()
  await db
    .updateTable('sessions')
    .set(({ ref }) => ({
      token_hash: hashOfToken(token),
      former_token_hash: ref('token_hash'),
      former_until: new Date(now.getTime() + formerTokenMs),
    }))
    .where('id', '=', id)
    .execute()
  return token
}

export async function setSessionDevice(db: Database, id: string, deviceHash: string) {
  await db.updateTable('sessions').set({ device_hash: deviceHash }).where('id', '=', id).execute()
}

export async function endSession(db: Database, token: string) {
  const hash = hashOfToken(token)
  await db
    .deleteFrom('sessions')
    .where((or) => or.or([or('token_hash', '=', hash), or('former_token_hash', '=', hash)]))
    .execute()
}

/** Ends the sessions that a person has in one browser, whose cookie may be lost. */
export async function endSessionsOfDevice(db: Database, userId: string, deviceHash: string) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('device_hash', '=', deviceHash).execute()
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

/** Ends one of a person's own sessions and returns it; undefined when there is none of this id. */
export async function endOwnSession(db: Database, userId: string, id: string) {
  return db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sql<string>`id::text`, '=', id)
    .returning('device')
    .executeTakeFirst()
}

/** Ends all sessions of a person but this one. */
export async function endOtherSessions(db: Database, userId: string, sessionId: string) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', sessionId).execute()
}

export async function endAllSessions(db: Database, userId: string) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

async function markSeen(db: Database, id: string, now: Date) {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/** When a session ends that goes on now. */
export function sessionExpiry(now: Date, isSharedComputer: boolean) {
  return new Date(now.getTime() + 1000 * (isSharedComputer ? sharedComputerSeconds : sessionSeconds))
}

/** The seconds after its beginning at which it ends in any case. */
export const longestSession = (isSharedComputer: boolean) =>
  isSharedComputer ? sharedComputerSeconds : longestSessionSeconds
