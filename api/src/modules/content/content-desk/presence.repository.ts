import type { Database } from '../../../database/database.ts'

/** Notes that a person has a document open in the editor now. */
export async function markPresent(db: Database, id: string, { userId, now }: { userId: string; now: Date }) {
  await db
    .insertInto('document_editors')
    .values({ document_id: id, user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['document_id', 'user_id']).doUpdateSet({ seen_at: now }))
    .execute()
}
