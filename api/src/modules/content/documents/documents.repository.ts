import type { Edition } from '@stepwise/shared/contracts'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import { readersByAddress } from '../../../readers.ts'

/** A document as it is stored; undefined when there is none of this id, or its file is gone. */
export function findDocument(db: Database, id: string) {
  return db.selectFrom('documents').selectAll().where('id', '=', id).where('retired_at', 'is', null).executeTakeFirst()
}

export type StoredDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>

/** The documents that come before their file, or have none: what an export writes, in the order of the desk. */
export function findPublishedDocuments(db: Database) {
  return db
    .selectFrom('documents')
    .select(['id', 'kind', 'path', 'live', 'file'])
    .select(['address', 'area', 'access', 'editions', 'linked_from', 'created_at'])
    .where('retired_at', 'is', null)
    .where('is_hidden', '=', false)
    .where(sql<boolean>`(live is distinct from file or created_at is not null)`)
    .orderBy('position')
    .limit(5000)
    .execute()
}

/** What the list of the desk shows this person of every document, in its order. */
export function listDocuments(db: Database, userId: string) {
  return summaries(db, userId).limit(5000).execute()
}

/** The same of one document. */
export function findSummary(db: Database, userId: string, id: string) {
  return summaries(db, userId).where('documents.id', '=', id).executeTakeFirst()
}

export type StoredSummary = NonNullable<Awaited<ReturnType<typeof findSummary>>>

/** What a link of our own may lead to: steps and pages that readers can open, flows and software. */
export async function findOwnAddresses(db: Database) {
  const documents = await db
    .selectFrom('documents')
    .select(['address', 'editions', 'access'])
    // The address of a page that has moved leads to another one.
    .where((eb) =>
      eb.or([eb('moved_to', 'is not', null), eb.and([eb('retired_at', 'is', null), eb('is_hidden', '=', false)])]),
    )
    .where('address', 'is not', null)
    .limit(10_000)
    .execute()
  const flows = await db
    .selectFrom('flows')
    .select(['slug', 'editions'])
    .where('retired_at', 'is', null)
    .limit(5000)
    .execute()
  const softwares = await db
    .selectFrom('softwares')
    .select('slug')
    .where('retired_at', 'is', null)
    .limit(5000)
    .execute()
  return {
    documents: readersByAddress(documents),
    flows: new Map(flows.map(({ slug, editions }) => [slug, editions])),
    softwares: new Set(softwares.map(({ slug }) => slug)),
  }
}

/** Whether readers have a page of `documents` in this edition, and this person, or a visitor, may read it. */
export function isReadablePage({ userId, edition }: { userId: string | null; edition: Edition }) {
  const hasEntry = sql`exists (
    select from users where users.id = ${userId} and (
      documents.access = any(users.wellbeings) or (documents.access = 'wellbeings' and cardinality(users.wellbeings) > 0)
    )
  )`
  const forPerson = userId === null ? sql`false` : sql`documents.access = 'signed-in' or ${hasEntry}`
  return sql<boolean>`
    documents.retired_at is null and not documents.is_hidden and ${edition} = any(documents.editions)
    and (documents.access = 'public' or ${forPerson})
  `
}

/** Notes the day on which someone found that what is live is right. */
export async function markChecked(db: Database, id: string, day: string) {
  await db.updateTable('documents').set({ checked_on: day }).where('id', '=', id).execute()
}

function summaries(db: Database, userId: string) {
  return db
    .selectFrom('documents')
    .select([
      'documents.id',
      'documents.kind',
      'documents.area',
      'documents.title',
      'documents.address',
      'documents.editions',
      'documents.created_at',
      'documents.is_hidden',
      'documents.linked_from',
      'documents.live_revision',
      'documents.reading_age',
      'documents.checked_on',
      'documents.added_on',
      'documents.check_by',
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
          .select(['draft.author_id', 'draft.author_name', 'draft.saved_at'])
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
      eb
        .exists(
          eb
            .selectFrom('document_revisions as own')
            .select('own.number')
            .whereRef('own.document_id', '=', 'documents.id')
            .where('own.author_id', '=', userId),
        )
        .as('has_own_revision'),
      brokenLinks(eb).as('broken_links'),
    ])
    .where('documents.retired_at', 'is', null)
    .orderBy('documents.position')
    .orderBy('documents.id')
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
