import { sql } from 'kysely'
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

async function turnOver(db: Database, { userId, stepId, softwareId, now }: Mark): Promise<boolean> {
  for (;;) {
    const { rows } = await sql<{ is_favourite: boolean }>`
      with removed as (delete from favourites where user_id = ${userId} and step_id = ${stepId} returning false as is_favourite),
      added as (
        insert into favourites (user_id, step_id, software_id, created_at)
        select ${userId}::uuid, ${stepId}, ${softwareId}, ${now}::timestamptz where not exists (select from removed)
        on conflict (user_id, step_id) do nothing returning true as is_favourite
      )
      select is_favourite from removed union all select is_favourite from added
    `.execute(db)
    // Neither happens when another call of the same person added it in the same moment.
    if (rows[0]) return rows[0].is_favourite
  }
}

async function addFavourite(db: Database, { userId, stepId, softwareId, now }: Mark) {
  await db
    .insertInto('favourites')
    .values({ user_id: userId, step_id: stepId, software_id: softwareId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'step_id']).doNothing())
    .execute()
}

async function removeFavourite(db: Database, { userId, stepId }: Mark) {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('step_id', '=', stepId).execute()
}
