import type { Insertable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

export async function saveReminder(db: Database, reminder: Insertable<Tables['reminders']>) {
  await db
    .insertInto('reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.columns(['user_id', 'step_id']).doUpdateSet({ due_on: reminder.due_on }))
    .execute()
}

export async function deleteReminder(db: Database, userId: string, stepId: string) {
  await db.deleteFrom('reminders').where('user_id', '=', userId).where('step_id', '=', stepId).execute()
}
