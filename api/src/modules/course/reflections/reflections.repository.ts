import { entriesInAll } from '@stepwise/shared/contracts/reflection'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

const columns = [
  'id',
  'date',
  'title',
  'observe_1',
  'observe_2',
  'reflect_1',
  'reflect_2',
  'act',
  'tag',
  'version',
] as const

/** The texts of an entry. */
export interface ReflectionFields {
  title: string
  observe_1: string
  observe_2: string
  reflect_1: string
  reflect_2: string
  act: string
  tag: string | null
}

/** Which page of the journal: `after` is the `next` of the page before. */
interface PlaceInJournal {
  after?: string | undefined
  limit?: number | undefined
}

/** A page of a person's journal as it goes on the wire, the newest day first, and where the next one begins. */
export async function findJournalPage(db: Database, userId: string, { after, limit = entriesInAll }: PlaceInJournal) {
  const [day = '', createdAt = '', id = ''] = after?.split('~') ?? []
  const rows = await entries(db, userId)
    // To the microsecond, or entries of one millisecond could come twice or not at all.
    .select(sql<string>`to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('moment'))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(date, created_at) <= (${day}::date, ${createdAt}::timestamptz)
          and ((date, created_at) < (${day}::date, ${createdAt}::timestamptz) or id > ${id}::uuid)`,
      ),
    )
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    reflections: page.map(({ moment: _, ...entry }) => entry),
    next: rows.length > limit && last ? `${last.date}~${last.moment}~${last.id}` : null,
  }
}

/** The entries with these ids that belong to the person, the newest day first. */
export function findReflectionsById(db: Database, userId: string, ids: readonly string[]) {
  return entries(db, userId).where('id', 'in', ids).execute()
}

function entries(db: Database, userId: string) {
  return db
    .selectFrom('reflections')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
}

interface NewReflection {
  userId: string
  date: string
  writing: ReflectionFields
  key: string | null
  now: Date
}

/** Adds an entry and returns it; for an idempotency key that was used before, the entry of then. */
export async function addReflection(db: Database, { userId, date, writing, key, now }: NewReflection) {
  const added = await db
    .insertInto('reflections')
    .values({ ...writing, user_id: userId, date, idempotency_key: key, created_at: now, updated_at: now })
    // Two inserts with one key at the same moment wait for each other here.
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (added) return added
  return db
    .selectFrom('reflections')
    .select(columns)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
}

/** The stored entry that an edit is compared with, locked until the end of the transaction so that two edits follow each other. */
export function lockReflection(trx: Database, userId: string, id: string) {
  return trx
    .selectFrom('reflections')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Changes the given fields of an entry and returns all of it. */
export function changeReflection(
  trx: Database,
  userId: string,
  id: string,
  change: Partial<ReflectionFields & { date: string }>,
  now: Date,
) {
  return trx
    .updateTable('reflections')
    .set({ ...change, updated_at: now, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Deletes these entries of a person; returns the ids of those that were theirs. */
export async function removeReflections(db: Database, userId: string, ids: readonly string[]) {
  const removed = await db
    .deleteFrom('reflections')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return removed.map(({ id }) => id)
}
