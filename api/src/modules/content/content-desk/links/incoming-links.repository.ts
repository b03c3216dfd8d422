import type { DocumentBody, DocumentKind } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../../database/database.ts'
import { bodyParts } from '../../documents/checks/body-parts.ts'

/** The links of other documents, published or drafted, that lead to an address of our own, in the order of the desk. */
export async function findIncomingLinks(db: Database, address: string, exceptId: string) {
  const documents = await db
    .selectFrom('documents')
    .leftJoin('document_drafts as draft', 'draft.document_id', 'documents.id')
    .select(['id', 'kind', 'title', 'live', 'is_hidden', 'draft.body as draft'])
    .select(isBusy.as('is_busy'))
    .where('retired_at', 'is', null)
    .where('id', '<>', exceptId)
    .where(sql<boolean>`(strpos(live::text, ${address}) > 0 or strpos(coalesce(draft.body::text, ''), ${address}) > 0)`)
    .orderBy('position')
    .orderBy('id')
    .limit(5000)
    .execute()
  return documents.flatMap(({ id, kind, title, live, is_hidden, draft, is_busy }) => {
    const about = { document: id, title, is_busy }
    const published = is_hidden ? [] : linksTo(kind, live, address)
    const drafted = draft ? linksTo(kind, draft, address) : []
    return [
      ...published.map((link) => ({ ...about, ...link, is_draft: false })),
      ...(published.length > 0 ? [] : drafted.map((link) => ({ ...about, ...link, is_draft: true }))),
    ]
  })
}

/** Someone has a draft of the document, or a publication is planned, which would bring the former links back. */
export const isBusy = sql<boolean>`(
  exists (select from document_drafts where document_drafts.document_id = documents.id)
  or exists (
    select from document_revisions as planned
    where planned.document_id = documents.id and planned.live_at is null and planned.cancelled_at is null
  )
)`

const linksTo = (kind: DocumentKind, body: DocumentBody, address: string) =>
  bodyParts(kind, body)
    .links.filter((link) => link.address.replace(/[?#].*/s, '') === address)
    .map(({ path, words }) => ({ path, words }))
