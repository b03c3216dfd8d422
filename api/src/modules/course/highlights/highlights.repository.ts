import type { Edition, HighlightColour } from '@stepwise/shared/contracts'
import { highlightsLimit } from '@stepwise/shared/contracts/highlight'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { contentState } from '../../content/content-cache/content-cache.ts'
import { courseContent } from '../flows/course-content.ts'
import { type Highlight, highlightOnWire } from './highlight.wire.ts'
import { findStepTexts } from './step-texts.repository.ts'

/** Highlights of a person as they go on the wire, the newest first: all, or the one with this id. */
export async function findHighlights(db: Database, edition: Edition, userId: string, id?: string) {
  const rows = await db
    .selectFrom('highlights')
    .select(columns)
    .select(contentState.as('state'))
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(highlightsLimit)
    .execute()
  const [first] = rows
  if (!first) return []
  const { flowSteps } = await courseContent(db, edition, first.state)
  const texts = await findStepTexts(db, [...new Set(rows.map(({ step_id }) => step_id))])
  return rows.flatMap((row) => highlightOnWire(row, flowSteps.get(row.step_id), texts.get(row.step_id)) ?? [])
}

const columns = ['id', 'step_id', 'colour', 'quote', 'prefix', 'suffix', 'start_offset', 'created_at'] as const

/**
 * Adds a highlight and returns its id; for an idempotency key that was used before, that of the highlight which it added. Undefined when the
 * person has `most` highlights, and when another call adds one with this key in the same moment: asked again after that, it is found.
 */
export async function addHighlight(db: Database, highlight: Omit<Highlight, 'id'>, most: number) {
  const { user_id, step_id, colour, quote, prefix, suffix, start_offset, idempotency_key, created_at } = highlight
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into highlights (user_id, step_id, colour, quote, prefix, suffix, start_offset, idempotency_key, created_at)
      select ${user_id}::uuid, ${step_id}, ${colour}, ${quote}, ${prefix}, ${suffix}, ${start_offset}::integer,
        ${idempotency_key}, ${created_at}::timestamptz
      where (select count(*) from highlights where user_id = ${user_id}) < ${most}
      on conflict (user_id, idempotency_key) do nothing
      returning id
    )
    select id from added
    union all
    select id from highlights where user_id = ${user_id} and idempotency_key = ${idempotency_key}
  `.execute(db)
  return rows[0]?.id
}

export async function recolourHighlight(db: Database, userId: string, id: string, colour: HighlightColour) {
  await db.updateTable('highlights').set({ colour }).where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Whether there was such a highlight. */
export async function removeHighlight(db: Database, userId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('highlights')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function findNames(db: Database, userId: string) {
  return db
    .selectFrom('highlight_names')
    .select(['colour', 'name'])
    .where('user_id', '=', userId)
    .orderBy('colour')
    .execute()
}

/** An empty name takes the person's name away. */
export async function saveName(db: Database, userId: string, colour: HighlightColour, name: string) {
  if (name === '') {
    await db.deleteFrom('highlight_names').where('user_id', '=', userId).where('colour', '=', colour).execute()
    return
  }
  await db
    .insertInto('highlight_names')
    .values({ user_id: userId, colour, name })
    .onConflict((conflict) => conflict.columns(['user_id', 'colour']).doUpdateSet({ name }))
    .execute()
}
