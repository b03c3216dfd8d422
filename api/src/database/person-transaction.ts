import type { Database } from './database.ts'

/**
 * Runs `work` in a transaction that first locks the person's row, so that the transactions of one person run one after another.
 * A change of several rows that may earn a badge needs one. Two at the same moment would not see each other's rows, so that a badge
 * which they earn together would be lost; and locks taken in different orders would end in deadlocks. A change of one row may do
 * without: it is written by itself, and all is read only then, so that of two at the same moment the later one sees both
 * (docs/decisions/048-single-row-writes.md).
 */
export function personTransaction<Result>(db: Database, userId: string, work: (trx: Database) => Promise<Result>) {
  return db.transaction().execute(async (trx) => {
    // Not "for update": inserts with a foreign key to this row would wait for it.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    return work(trx)
  })
}
