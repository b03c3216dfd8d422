import type { Database } from '../../database/database.ts'

/**
 * Runs `work` in a transaction that holds the person's row from its beginning: their transactions follow each other. Whatever
 * may earn a badge runs in one. Otherwise two at once would each miss what the other has just counted, and nobody would award
 * what they earn together; and rows taken in different orders would end in deadlocks.
 */
export function personTransaction<Result>(db: Database, userId: string, work: (trx: Database) => Promise<Result>) {
  return db.transaction().execute(async (trx) => {
    // Weaker than "for update", which other transactions' foreign keys to this row would wait for.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    return work(trx)
  })
}
