import type { Database } from '../../database/database.ts'

interface FavouriteMark {
  userId: string
  stepId: string
  /** What the mark shall be; undefined toggles it. */
  wanted: boolean | undefined
  /** The software whose strategy it is marked on; null on the flow step itself. */
  softwareId: string | null
  now: Date
}

/** Marks or unmarks a flow step as a favourite; returns whether it is one now. Needs a personTransaction. */
export async function markFavourite(trx: Database, { userId, stepId, wanted, softwareId, now }: FavouriteMark) {
  const marked = await trx
    .selectFrom('favourites')
    .select('step_id')
    .where('user_id', '=', userId)
    .where('step_id', '=', stepId)
    .executeTakeFirst()
  const isFavourite = wanted ?? !marked
  if (isFavourite && !marked) {
    const mark = { user_id: userId, step_id: stepId, software_id: softwareId, created_at: now }
    await trx.insertInto('favourites').values(mark).execute()
  }
  if (!isFavourite) {
    await trx.deleteFrom('favourites').where('user_id', '=', userId).where('step_id', '=', stepId).execute()
  }
  return isFavourite
}
