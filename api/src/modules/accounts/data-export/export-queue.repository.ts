import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { LoggableError } from '../../../errors.ts'
import { keptDays } from './data-exports.repository.ts'

/** Whoever makes a file has it for so long, and again with each sign of life; after it, they are gone. */
export const leaseMs = 2 * 60 * 1000
const mostAttempts = 3

/**
 * Takes the export that has waited longest, so that no other process has it for the time of the lease. Undefined when there is none. A lease
 * that is longer than any was given before the clock was set back, and is over too.
 */
export async function takeWaitingExport(db: Database, now: Date) {
  return db
    .with('waiting', (eb) =>
      eb
        .selectFrom('data_exports')
        .select(['user_id', 'id'])
        .where('state', '=', 'waiting')
        .where('attempts', '<', mostAttempts)
        .where((or) => or.or(isFree(now).map(([operator, time]) => or('leased_until', operator, time))))
        .orderBy('requested_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('data_exports')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), leased_until: new Date(now.getTime() + leaseMs) }))
    .where('state', '=', 'waiting')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(refTuple('user_id', 'id'), 'in', selectFrom('waiting').select(['user_id', 'id']).$asTuple('user_id', 'id')),
    )
    .returning(['user_id as userId', 'id', 'attempts', 'is_large as isLarge', 'link_origin as linkOrigin'])
    .executeTakeFirst()
}

const isFree = (now: Date) =>
  [
    ['is', null],
    ['<=', now],
    ['>', new Date(now.getTime() + leaseMs)],
  ] as const

export type TakenExport = NonNullable<Awaited<ReturnType<typeof takeWaitingExport>>>

/** Those that three processes have died of, or given up, are given up. */
export async function failExhausted(db: Database, now: Date) {
  await db
    .updateTable('data_exports')
    .set({ state: 'failed', expires_at: inDays(now) })
    .where('state', '=', 'waiting')
    .where('attempts', '>=', mostAttempts)
    .where((or) => or.or(isFree(now).map(([operator, time]) => or('leased_until', operator, time))))
    .execute()
}

/** The export that this attempt still has. */
const ofAttempt = (db: Database, { userId, id, attempts }: TakenExport) =>
  db
    .updateTable('data_exports')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)

/** It is still being made. */
export async function renewLease(db: Database, taken: TakenExport, now: Date) {
  await ofAttempt(db, taken)
    .set({ leased_until: new Date(now.getTime() + leaseMs) })
    .execute()
}

/** It could not be made now; the next round tries it again. */
export async function releaseExport(db: Database, taken: TakenExport, now: Date) {
  await ofAttempt(db, taken).set({ leased_until: now }).execute()
}

/** Before it is made: what an attempt that died has left. */
export async function clearParts(db: Database, { userId, id }: TakenExport) {
  await db.deleteFrom('data_export_parts').where('user_id', '=', userId).where('export_id', '=', id).execute()
}

/** Keeps a part of the file, in a statement of its own. @throws Error when someone else is making the file by now */
export async function storePart(db: Database, { userId, id, attempts }: TakenExport, number: number, bytes: Buffer) {
  const { rows } = await sql`
    insert into data_export_parts (user_id, export_id, number, bytes)
    select user_id, id, ${number}, ${bytes} from data_exports
    where user_id = ${userId} and id = ${id} and state = 'waiting' and attempts = ${attempts}
    on conflict (user_id, export_id, number) do update set bytes = excluded.bytes
    returning number`.execute(db)
  if (rows.length === 0) throw new LoggableError('the download of all data is someone else’s by now')
}

/** The file is whole; those of earlier exports go. Returns until when it is kept; undefined when someone else has made it by now. */
export async function finishExport(trx: Database, taken: TakenExport, bytes: number, now: Date) {
  const expires_at = inDays(now)
  const { numUpdatedRows } = await ofAttempt(trx, taken)
    .set({ state: 'ready', ready_at: now, expires_at, bytes })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  await trx
    .deleteFrom('data_export_parts')
    .where('user_id', '=', taken.userId)
    .where('export_id', '!=', taken.id)
    .execute()
  return expires_at
}

const inDays = (now: Date) => new Date(now.getTime() + keptDays * 24 * 60 * 60 * 1000)
