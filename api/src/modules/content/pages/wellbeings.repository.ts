import type { Database } from '../../../database/database.ts'

/** What a person's licence brings of the wellbeing area. */
export async function findWellbeings(db: Database, id: string) {
  const user = await db.selectFrom('users').select('wellbeings').where('id', '=', id).executeTakeFirst()
  return user?.wellbeings ?? []
}
