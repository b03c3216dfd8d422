import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** An editor is there while its browser has said so within this time; it does every 20 seconds. */
const presenceMs = 45_000

/** Who else has a document open in the editor now. */
export function findEditors(db: Database, id: string, { except, now }: { except: string; now: Date }) {
  return db
    .selectFrom('document_editors')
    .innerJoin('users', 'users.id', 'document_editors.user_id')
    .select(sql<string>`users.first_name || ' ' || users.surname`.as('name'))
    .where('document_id', '=', id)
    .where('user_id', '<>', except)
    .where('seen_at', '>', new Date(now.getTime() - presenceMs))
    .orderBy('name')
    .limit(50)
    .execute()
}
