import type { Database } from '../../../database/database.ts'

interface CalmRequest {
  userId: string
  email: string
  firstName: string
  surname: string
  now: Date
}

/** Stores a person's request for the calm gift and marks the person; false when they have asked before. */
export async function addCalmRequest(trx: Database, { userId, email, firstName, surname, now }: CalmRequest) {
  const added = await trx
    .insertInto('calm_requests')
    .values({ user_id: userId, email, first_name: firstName, surname, requested_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  await trx.updateTable('users').set({ is_calm_requested: true }).where('id', '=', userId).execute()
  return added !== undefined
}
