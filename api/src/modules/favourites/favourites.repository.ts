import type { Database } from '../../database/database.ts'

/** Marks a flow step as a favourite, or takes the mark away; says which. Needs a transaction. */
export async function toggleFavourite(trx: Database, userId: string, stepId: string, now: Date) {
  // Holds the person's row, so that two clicks at once follow each other.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const { numDeletedRows } = await trx
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('step_id', '=', stepId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) return false
  await trx.insertInto('favourites').values({ user_id: userId, step_id: stepId, created_at: now }).execute()
  return true
}
