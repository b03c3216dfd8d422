import type { Database } from '../../../database/database.ts'

/**
 * The document that readers see at an address, if it is one. A step among the favourites is the step of its flow; a query and
 * what stands behind `#` do not matter.
 */
export async function findDocumentAt(db: Database, address: string) {
  const place = address
    .replace(/[?#].*/s, '')
    .replace(/(?<=.)\/+$/, '')
    .replace(/^\/favourites(?=\/flows\/)/, '')
  return db
    .selectFrom('documents')
    .select(['id', 'title', 'live_revision'])
    .where('address', '=', place)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .executeTakeFirst()
}
