import type { Database } from '../../../database/database.ts'
import { undoDays } from './deletion-delay.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Notes that a person wants to be erased; asked again, the first day stays. Needs a personTransaction. */
export async function askDeletion(trx: Database, userId: string, now: Date) {
  const asked = await trx
    .updateTable('users')
    .set({ deletion_requested_at: now, erase_at: new Date(now.getTime() + undoDays * dayMs) })
    .where('id', '=', userId)
    .where('erase_at', 'is', null)
    .returning('erase_at')
    .executeTakeFirst()
  if (asked?.erase_at) return { eraseAt: asked.erase_at, isFirst: true }
  const known = await trx.selectFrom('users').select('erase_at').where('id', '=', userId).executeTakeFirst()
  return known?.erase_at ? { eraseAt: known.erase_at, isFirst: false } : undefined
}

/** The person has changed their mind; false when there was nothing to undo. Needs a personTransaction. */
export async function undoDeletion(trx: Database, userId: string) {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ deletion_requested_at: null, erase_at: null })
    .where('id', '=', userId)
    .where('erase_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * The next account whose time has come, with its row locked. One that another process is erasing is passed over, and so is one whose owner
 * is changing their mind at this moment: if they do not, the next round has it.
 */
export function lockNextDue(trx: Database, now: Date, failed: readonly string[]) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName'])
    .where('erase_at', '<=', now)
    .$if(failed.length > 0, (due) => due.where('id', 'not in', failed))
    .orderBy('erase_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Says that someone was erased, in the table of what operators do, without a name. */
export async function recordErasure(trx: Database, id: string, now: Date) {
  const options = JSON.stringify({ person: id })
  await trx
    .insertInto('operator_audit')
    .values({ at: now, who: 'the person', verb: 'people erase', options, outcome: 'done' })
    .execute()
}
