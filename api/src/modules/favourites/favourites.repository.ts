import type { Database } from '../../database/database.ts'

interface FavouriteMark {
  userId: string
  stepId: string
  /** What the person wants the mark to be; undefined turns it round. */
  wanted: boolean | undefined
  now: Date
}

/** Marks a flow step as a favourite, or takes the mark away; says which. Needs a transaction that holds the person. */
export async function markFavourite(trx: Database, { userId, stepId, wanted, now }: FavouriteMark) {
  const marked = await trx
    .selectFrom('favourites')
    .select('step_id')
    .where('user_id', '=', userId)
    .where('step_id', '=', stepId)
    .executeTakeFirst()
  const isFavourite = wanted ?? !marked
  if (isFavourite && !marked) {
    await trx.insertInto('favourites').values({ user_id: userId, step_id: stepId, created_at: now }).execute()
  }
  if (!isFavourite) {
    await trx.deleteFrom('favourites').where('user_id', '=', userId).where('step_id', '=', stepId).execute()
  }
  return isFavourite
}
