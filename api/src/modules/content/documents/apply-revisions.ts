import type { DocumentBody, DocumentKind } from '@stepwise/shared/contracts/document'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { readBody } from './read-body.ts'
import { refreshSearch } from './search-index.ts'
import { parseRowId, writeLive } from './write-live.ts'

/** Held by everything that changes what readers see: loads of content/, publications, and publications that have come due. */
const lockId = 740_002

/** Runs `work` in a transaction that no other change of content runs beside. */
export function contentTransaction<Result>(db: Database, work: (trx: Database) => Promise<Result>) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(trx)
    return work(trx)
  })
}

/** Makes live what is due. Every process calls it before its first answer after `next_publication` (docs/product/content-desk.md#due). */
export async function applyDueRevisions(db: Database, now: Date) {
  await contentTransaction(db, (trx) => applyWithin(trx, now))
}

/** Whether a planned publication is due that no one has applied yet. */
export async function isPublicationDue(db: Database, now: Date) {
  const state = await db.selectFrom('content_state').select('next_publication').executeTakeFirst()
  return isDue(state?.next_publication, now)
}

export const isDue = (nextPublication: Date | null | undefined, now: Date) =>
  nextPublication != null && nextPublication <= now

/**
 * Writes the newest revision whose time has come to wherever readers read it, for each document of which another one is there. Needs
 * a contentTransaction.
 */
export async function applyWithin(trx: Database, now: Date) {
  // Once live, a revision keeps its moment: a clock that is set back takes nothing away.
  await sql`
    update document_revisions set live_at = publish_at
    where live_at is null and cancelled_at is null and publish_at <= ${now}
  `.execute(trx)
  const changed = await findChanged(trx)
  for (const { id, kind, file, number, body, version, is_created } of changed) {
    const live = (body && readBody(kind, body, version).body) ?? file
    await writeLive(trx, { id, kind, number, body: live, isHidden: is_created && body === null })
  }
  const listRows = (kind: DocumentKind) =>
    changed.flatMap((document) => (document.kind === kind ? parseRowId(document.id) : []))
  await refreshSearch(trx, {
    stepIds: listRows('step'),
    softwareIds: listRows('software'),
    hasPages: listRows('page').length > 0,
  })
  await sql`
    update content_state set
      version = version + ${changed.length > 0 ? 1 : 0},
      next_publication = (
        select min(publish_at) from document_revisions where live_at is null and cancelled_at is null
      )
  `.execute(trx)
}

interface Changed {
  id: string
  kind: DocumentKind
  file: DocumentBody
  /** 0 and null when no revision was ever live. */
  number: number
  body: DocumentBody | null
  version: number
  /** There is no file, so that without a revision there is nothing for readers. */
  is_created: boolean
}

async function findChanged(trx: Database) {
  const { rows } = await sql<Changed>`
    select documents.id, documents.kind, documents.file, coalesce(newest.number, 0) as number, newest.body,
      coalesce(newest.body_version, 0) as version, documents.created_at is not null as is_created
    from documents
    left join lateral (
      select number, body, body_version from document_revisions
      where document_id = documents.id and live_at is not null and cancelled_at is null
      order by live_at desc, number desc limit 1
    ) as newest on true
    where coalesce(newest.number, 0) <> documents.live_revision
    order by documents.position limit 5000
  `.execute(trx)
  return rows
}
