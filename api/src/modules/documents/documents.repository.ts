import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'

/** A document as it is stored; undefined when there is none of this id, or its file is gone. */
export function findDocument(db: Database, id: string) {
  return db.selectFrom('documents').selectAll().where('id', '=', id).where('retired_at', 'is', null).executeTakeFirst()
}

export type StoredDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>

/** The documents that stand before their file: what an export writes, in the order of the desk. */
export function findPublishedDocuments(db: Database) {
  return db
    .selectFrom('documents')
    .select(['id', 'kind', 'path', 'live', 'file'])
    .where('retired_at', 'is', null)
    .where(sql<boolean>`live is distinct from file`)
    .orderBy('position')
    .limit(5000)
    .execute()
}

/** What the list of the desk shows of every document, in its order. */
export function listDocuments(db: Database) {
  return summaries(db).limit(5000).execute()
}

/** The same of one document. */
export function findSummary(db: Database, id: string) {
  return summaries(db).where('documents.id', '=', id).executeTakeFirst()
}

export type StoredSummary = NonNullable<Awaited<ReturnType<typeof findSummary>>>

/** The addresses that a link of our own may lead to: those of flow steps and of pages. */
export async function findOwnAddresses(db: Database) {
  const rows = await db
    .selectFrom('documents')
    .select(['kind', 'address'])
    .where('retired_at', 'is', null)
    .where('address', 'is not', null)
    .limit(5000)
    .execute()
  const addresses = (kind: string) => new Set(rows.flatMap((row) => (row.kind === kind && row.address) || []))
  return { steps: addresses('step'), pages: addresses('page') }
}

/** Notes the day on which somebody found that what is live is right. */
export async function markChecked(db: Database, id: string, day: string) {
  await db.updateTable('documents').set({ checked_on: day }).where('id', '=', id).execute()
}

function summaries(db: Database) {
  return db
    .selectFrom('documents')
    .select([
      'documents.id',
      'documents.kind',
      'documents.area',
      'documents.title',
      'documents.address',
      'documents.live_revision',
      'documents.reading_age',
      'documents.checked_on',
      'documents.added_on',
    ])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('document_revisions as revision')
          .select(['revision.author_id', 'revision.author_name', 'revision.live_at'])
          .select(sql<boolean>`revision.body is null`.as('is_file'))
          .whereRef('revision.document_id', '=', 'documents.id')
          .whereRef('revision.number', '=', 'documents.live_revision'),
      ).as('publication'),
      jsonObjectFrom(
        eb
          .selectFrom('document_drafts as draft')
          .select(['draft.author_id', 'draft.author_name'])
          .whereRef('draft.document_id', '=', 'documents.id'),
      ).as('draft'),
      eb
        .selectFrom('document_revisions as planned')
        .select(({ fn }) => fn.min('planned.publish_at').as('scheduled_for'))
        .whereRef('planned.document_id', '=', 'documents.id')
        .where('planned.live_at', 'is', null)
        .where('planned.cancelled_at', 'is', null)
        .as('scheduled_for'),
      eb
        .selectFrom('mistakes')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('mistakes.document_id', '=', 'documents.id')
        .where('mistakes.settled_at', 'is', null)
        .as('reports'),
      brokenLinks(eb).as('broken_links'),
    ])
    .where('documents.retired_at', 'is', null)
    .orderBy('documents.position')
}

/** An address ends before one of these in Markdown, JSON or a text; otherwise it is the beginning of another one. */
const addressEnds = [')', '"', ' ', '>', '\\']

function brokenLinks(eb: ExpressionBuilder<Tables, 'documents'>) {
  return eb
    .selectFrom('document_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('document_links.is_broken', '=', true)
    .where(
      sql<boolean>`exists (
        select from unnest(${addressEnds}::text[]) as address_end
        where strpos(documents.live::text, document_links.url || address_end) > 0
      )`,
    )
}
