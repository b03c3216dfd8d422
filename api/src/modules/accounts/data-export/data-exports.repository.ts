import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How long a file is kept (docs/product/own-account.md#data-export). */
export const keptDays = 7
/** How often a person can have one made within 24 hours. */
const perDay = 10

const columns = ['id', 'state', 'requested_at', 'ready_at', 'expires_at', 'bytes', 'is_large'] as const
type DataExport = Pick<Selectable<Tables['data_exports']>, (typeof columns)[number]>

/** As it goes on the wire. */
export const exportOnWire = ({ requested_at, ready_at, expires_at, ...rest }: DataExport) => ({
  ...rest,
  requested_at: requested_at.toISOString(),
  ready_at: ready_at?.toISOString() ?? null,
  expires_at: expires_at?.toISOString() ?? null,
})

/** A person's newest export that has not expired. */
export function findNewestExport(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)]))
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The seconds until a person may ask for another one; 0 when they may now. */
export async function secondsUntilAllowed(db: Database, userId: string, now: Date) {
  const latest = await db
    .selectFrom('data_exports')
    .select('requested_at')
    .where('user_id', '=', userId)
    .where('requested_at', '>', new Date(now.getTime() - dayMs))
    .orderBy('requested_at', 'desc')
    .limit(perDay)
    .execute()
  const first = latest[perDay - 1]
  if (!first) return 0
  // Not more than a day when the server's clock was set back.
  const seconds = Math.ceil((first.requested_at.getTime() + dayMs - now.getTime()) / 1000)
  return Math.min(Math.max(1, seconds), dayMs / 1000)
}

const manyTexts = 500
const largeBytes = 1_000_000

/** Whether making a person's file takes so long that an email should say when it is ready. */
export async function isLargeExport(db: Database, userId: string) {
  const { rows } = await sql<{ texts: number; bytes: number }>`
    select
      (select count(*) from notes where user_id = ${userId}) + (select count(*) from reflections where user_id = ${userId}) as texts,
      (select coalesce(sum(octet_length(large) + octet_length(medium)), 0) from avatars where user_id = ${userId})
        + (select coalesce(sum(octet_length(bytes)), 0) from content_images where uploaded_by = ${userId}) as bytes`.execute(
    db,
  )
  const [found] = rows
  return Number(found?.texts) > manyTexts || Number(found?.bytes) > largeBytes
}

interface NewExport {
  userId: string
  isLarge: boolean
  /** The beginning of the link in the mail: no one is asking any more when it is sent. */
  linkOrigin: string
  now: Date
}

export function addExport(trx: Database, { userId, isLarge, linkOrigin, now }: NewExport) {
  return trx
    .insertInto('data_exports')
    .values({ user_id: userId, state: 'waiting', requested_at: now, is_large: isLarge, link_origin: linkOrigin })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** A person's own export. */
export function findExport(db: Database, userId: string, id: string) {
  return db
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A part of the file, from 0; undefined when it is gone. */
export async function readPart(db: Database, userId: string, id: string, number: number) {
  const part = await db
    .selectFrom('data_export_parts')
    .select('bytes')
    .where('user_id', '=', userId)
    .where('export_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
  return part?.bytes
}
