import type { Insertable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

/** Stores a person's request for the calm gift and marks the person; false when they have asked before. */
export async function addCalmRequest(trx: Database, request: Insertable<Tables['calm_requests']>) {
  const added = await trx
    .insertInto('calm_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  await trx.updateTable('users').set({ is_calm_requested: true }).where('id', '=', request.user_id).execute()
  return added !== undefined
}
