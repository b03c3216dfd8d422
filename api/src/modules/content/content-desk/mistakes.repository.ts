import type { Database } from '../../../database/database.ts'
import { findDocumentAt } from './places.repository.ts'

interface Report {
  address: string
  words: string
  userId: string
  now: Date
}

/** Keeps a reader's report with what they saw. The same words of the same person again are one report, because an answer can be lost. */
export async function reportMistake(db: Database, { address, words, userId, now }: Report) {
  const same = await db
    .selectFrom('mistakes')
    .select('id')
    .where('reported_by', '=', userId)
    .where('address', '=', address)
    .where('words', '=', words)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  if (same) return
  const document = await findDocumentAt(db, address)
  await db
    .insertInto('mistakes')
    .values({
      document_id: document?.id ?? null,
      revision: document?.live_revision ?? 0,
      address,
      words,
      reported_by: userId,
      reported_at: now,
    })
    .execute()
}

/**
 * Keeps remarks of reviewers, who have no account, as reports. One that is there already, settled or not, is not added again, so that a sheet
 * can be imported twice. Where there is no such document the report names it. Returns how many are new.
 */
export async function reportRemarks(db: Database, remarks: readonly { document: string; words: string }[], now: Date) {
  let added = 0
  for (const { document: id, words } of remarks) {
    const document = await db
      .selectFrom('documents')
      .select(['id', 'address', 'live_revision'])
      .where('id', '=', id)
      .executeTakeFirst()
    const row = {
      document_id: document?.id ?? null,
      revision: document?.live_revision ?? 0,
      address: document ? (document.address ?? '') : id,
      words,
    }
    const same = await db
      .selectFrom('mistakes')
      .select('id')
      .where('document_id', 'is not distinct from', row.document_id)
      .where('words', '=', words)
      .where('reported_by', 'is', null)
      .executeTakeFirst()
    if (same) continue
    await db
      .insertInto('mistakes')
      .values({ ...row, reported_at: now })
      .execute()
    added++
  }
  return added
}

/** The reports that no one has settled, the newest first. Who wrote one is not shown: it is about the page. */
export function findOpenMistakes(db: Database) {
  return db
    .selectFrom('mistakes')
    .leftJoin('documents', 'documents.id', 'mistakes.document_id')
    .select(['mistakes.id', 'document_id as document', 'documents.title', 'mistakes.address', 'revision', 'words'])
    .select('reported_at')
    .where('settled_at', 'is', null)
    .orderBy('reported_at', 'desc')
    .limit(500)
    .execute()
}

/** Settles a report; once settled, it stays as it was. False when there is none of this id. */
export async function settleMistake(db: Database, id: string, { userId, now }: { userId: string; now: Date }) {
  const { numUpdatedRows } = await db
    .updateTable('mistakes')
    .set((eb) => ({
      settled_at: eb.fn.coalesce('settled_at', eb.val(now)),
      settled_by: eb.fn.coalesce('settled_by', eb.val(userId)),
    }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
