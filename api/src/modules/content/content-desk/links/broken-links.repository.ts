import { sql } from 'kysely'
import type { Database } from '../../../../database/database.ts'
import { bodyParts } from '../../documents/checks/body-parts.ts'

/** The links of what readers see that were gone when they were last checked, each with the field that has it, in the order of the desk. */
export async function findBrokenLinks(db: Database) {
  const broken = await db
    .selectFrom('document_links')
    .select(['url', 'checked_at'])
    .where('is_broken', '=', true)
    .limit(1000)
    .execute()
  if (broken.length === 0) return []
  const checkedAt = new Map(broken.map(({ url, checked_at }) => [url, checked_at]))
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'title', 'live'])
    .where('retired_at', 'is', null)
    .where('is_hidden', '=', false)
    .where(
      sql<boolean>`exists (
        select from unnest(${[...checkedAt.keys()]}::text[]) as broken_url where strpos(live::text, broken_url) > 0
      )`,
    )
    .orderBy('position')
    .orderBy('id')
    .limit(5000)
    .execute()
  return documents.flatMap(({ id, kind, title, live }) =>
    bodyParts(kind, live).links.flatMap(({ path, address }) => {
      const at = checkedAt.get(address)
      return at ? { document: id, title, path, address, checked_at: at.toISOString() } : []
    }),
  )
}
