import { isDeepStrictEqual } from 'node:util'
import { bodyVersion, type DocumentBody } from '@stepwise/shared/contracts/document'
import type { Database } from '../../../database/database.ts'
import { type Author, revisionNumbers } from './revisions.repository.ts'

/** The saved draft of a document. */
export function findDraft(db: Database, id: string) {
  return db
    .selectFrom('document_drafts')
    .select(['version', 'body', 'body_version', 'base', 'author_id', 'author_name', 'saved_at'])
    .where('document_id', '=', id)
    .executeTakeFirst()
}

export type StoredDraft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/**
 * Saves a draft over the one of `version` (0: there is none yet). Returns false, and changes nothing, when it is another version by
 * now, or when there is no revision `base`. The same body sent again is not a change, because its answer may have been lost.
 */
export function saveDraft(
  db: Database,
  {
    id,
    body,
    version,
    base,
    author,
    now,
  }: {
    id: string
    body: DocumentBody
    version: number
    base: number
    author: Author
    now: Date
  },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // The document's row, because a draft that is not there yet cannot be locked.
    const { draft_version: last } = await trx
      .selectFrom('documents')
      .select('draft_version')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const stored = await findDraft(trx, id)
    if (stored && stored.author_id === author.id && isDeepStrictEqual(stored.body, body)) return true
    if ((stored?.version ?? 0) !== version) return false
    if (base > (await revisionNumbers(trx, id)).highest) return false
    const draft = {
      body: JSON.stringify(body),
      body_version: bodyVersion,
      base,
      author_id: author.id,
      author_name: author.name,
      saved_at: now,
    }
    await trx
      .updateTable('documents')
      .set({ draft_version: last + 1 })
      .where('id', '=', id)
      .execute()
    await trx
      .insertInto('document_drafts')
      .values({ document_id: id, version: last + 1, ...draft })
      .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ version: last + 1, ...draft }))
      .execute()
    return true
  })
}
