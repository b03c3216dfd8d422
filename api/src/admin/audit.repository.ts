import type { Database } from '../database/database.ts'

export interface AuditEntry {
  at: Date
  who: string
  verb: string
  options: object
  outcome: 'done' | 'failed'
}

export async function addAuditEntry(db: Database, { options, ...entry }: AuditEntry) {
  await db
    .insertInto('operator_audit')
    .values({ ...entry, options: JSON.stringify(options) })
    .execute()
}

/** What operators have done, the latest first. */
export function findAuditEntries(db: Database, most: number) {
  return db
    .selectFrom('operator_audit')
    .select(['at', 'who', 'verb', 'options', 'outcome'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
