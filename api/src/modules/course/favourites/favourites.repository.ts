import type { Database } from '../../../database/database.ts'

interface Mark {
  userId: string
  stepId: string
  /** The software whose strategy it is marked on; null on the flow step itself. */
  softwareId: string | null
  now: Date
}

/**
 * Marks a flow step as a favourite or unmarks it, as it is wanted; without a wish, the other way round than it is. What is so already
 * stays as it is. Answers whether it is a favourite then.
 */
export async function setFavourite(db: Database, mark: Mark, isWanted: boolean | undefined): Promise<boolean> {
  if (isWanted === true) await addFavourite(db, mark)
  if (isWanted === false) await removeFavourite(db, mark)
  return isWanted ?? turnOver(db, mark)
}

async function turnOver(db: Database, mark: Mark): Promise<boolean> {
  // Neither happens when another call of the same person came between the two.
  for (;;) {
    if (await addFavourite(db, mark)) return true
    if (await removeFavourite(db, mark)) return false
  }
}

/** Answers whether it was no favourite before. */
async function addFavourite(db: Database, { userId, stepId, softwareId, now }: Mark): Promise<boolean> {
  const added = await db
    .insertInto('favourites')
    .values({ user_id: userId, step_id: stepId, software_id: softwareId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'step_id']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

/** Answers whether it was a favourite before. */
async function removeFavourite(db: Database, { userId, stepId }: Mark): Promise<boolean> {
  const removed = await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('step_id', '=', stepId)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}
