import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../../database/database.ts'
import type { Tables } from '../../../../database/tables.ts'

/** What is published of every document that readers have. */
export function findSettledTexts(db: Database) {
  return documents(db)
    .select((eb) => ['live as body', madeText(eb.ref('live')).as('video_text')])
    .where('is_hidden', '=', false)
    .limit(10_000)
    .execute()
}

export type WrittenText = Awaited<ReturnType<typeof findSettledTexts>>[number]

/** The drafts, and pages that no reader has yet. */
export function findChangingTexts(db: Database): Promise<WrittenText[]> {
  return documents(db)
    .leftJoin('document_drafts as draft', 'draft.document_id', 'documents.id')
    .select((eb) => [
      eb.fn.coalesce('draft.body', 'live').as('body'),
      madeText(eb.fn.coalesce('draft.body', 'live')).as('video_text'),
    ])
    .where(isChanging)
    .limit(10_000)
    .execute()
}

/** Another text whenever one of these has changed. */
export async function findChangingState(db: Database) {
  const { state } = await db
    .selectFrom('documents')
    .select(
      sql<string>`coalesce(string_agg(id || ' ' || draft_version || ' ' || title, ' ' order by id), '')`.as('state'),
    )
    .where('retired_at', 'is', null)
    .where(isChanging)
    .executeTakeFirstOrThrow()
  return state
}

const documents = (db: Database) =>
  db
    .selectFrom('documents')
    .select(['documents.id', 'documents.title', 'documents.area'])
    .where('retired_at', 'is', null)
    .orderBy('position')
    .orderBy('documents.id')

const isChanging = (eb: ExpressionBuilder<Tables, 'documents'>) =>
  eb.or([
    eb('is_hidden', '=', true),
    eb.exists(
      eb
        .selectFrom('document_drafts as own')
        .select('own.document_id')
        .whereRef('own.document_id', '=', 'documents.id'),
    ),
  ])

/** The text that was made with a video, unless the body has its own. */
const madeText = (body: Expression<unknown>) =>
  sql<string | null>`case when ${body}->>'transcript' is null then documents.video_text end`
