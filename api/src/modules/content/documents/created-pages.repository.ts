import type { LinkPlace, NewPage } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { applyWithin, contentTransaction } from './apply-revisions.ts'
import { buildPlace, pageAreaLabels } from './created-pages.ts'
import { isReadablePage } from './documents.repository.ts'
import { cancelScheduled, findScheduled } from './revisions.repository.ts'
import { refreshPageEntries } from './search-index.ts'
import { computeFacts } from './write-live.ts'

/** Creates a page that readers do not see yet; returns whether its name was free. */
export async function createPage(db: Database, { title, ...page }: NewPage, now: Date) {
  const { area, address, access, editions, linked } = buildPlace(page)
  const body = { title, lead: '', blocks: [] }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('documents')
    .values({
      id: pageId(page.slug),
      kind: 'page',
      area: pageAreaLabels[area],
      address,
      access,
      editions,
      linked_from: linked,
      path: `pages/${page.slug}.yaml`,
      file: JSON.stringify(body),
      live: JSON.stringify(body),
      is_hidden: true,
      created_at: now,
      // After the others of its area.
      position: sql<number>`(select coalesce(max(position), 0) from documents where area = ${pageAreaLabels[area]})`,
      video_text: null,
      checked_on: null,
      ...computeFacts('page', body),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Changes where a created page is linked from; returns false when there is none. */
export async function changePageLinks(db: Database, slug: string, linked: readonly LinkPlace[]) {
  const { numUpdatedRows } = await createdPage(db, slug)
    .set({ linked_from: [...new Set(linked)] })
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Retires a created page: from now on its address leads to `movedTo`. `nowhere`: that is not the address of another page that readers
 * have. `unasked`: no one has said what happens to a text that is scheduled.
 */
export function retirePage(
  db: Database,
  {
    slug,
    movedTo,
    scheduled,
    now,
  }: { slug: string; movedTo: string; scheduled?: 'keep' | 'cancel' | undefined; now: Date },
): Promise<'done' | 'missing' | 'nowhere' | 'unasked'> {
  return contentTransaction(db, async (trx) => {
    const target = await trx
      .selectFrom('documents')
      .select('id')
      .where('kind', '=', 'page')
      .where('address', '=', movedTo)
      .where('retired_at', 'is', null)
      .where('is_hidden', '=', false)
      .where('id', '<>', pageId(slug))
      .executeTakeFirst()
    if (!target) return 'nowhere'
    // What is due goes live first: no one is asked about it.
    await applyWithin(trx, now)
    const [next] = await findScheduled(trx, pageId(slug))
    if (next && scheduled === undefined) return 'unasked'
    const { numUpdatedRows } = await createdPage(trx, slug)
      .set({ retired_at: now, moved_to: movedTo })
      .where('retired_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 'missing'
    if (next && scheduled === 'cancel') {
      await cancelScheduled(trx, { id: pageId(slug), now })
      await applyWithin(trx, now)
    }
    await refreshPageEntries(trx)
    return 'done'
  })
}

/** Brings a retired page back, as it was; returns false when there is none. */
export function bringPageBack(db: Database, slug: string) {
  return contentTransaction(db, async (trx) => {
    const { numUpdatedRows } = await createdPage(trx, slug)
      .set({ retired_at: null, moved_to: null })
      .where('moved_to', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await refreshPageEntries(trx)
    return numUpdatedRows === 1n
  })
}

/** The retired pages, the newest first. */
export function findRetiredPages(db: Database) {
  return retiredPages(db).orderBy('retired_at', 'desc').limit(1000).execute()
}

/** Where a retired page's address leads; undefined when there is no such page. */
export async function findMovedTo(db: Database, slug: string) {
  const page = await retiredPages(db).where('id', '=', pageId(slug)).executeTakeFirst()
  return page?.moved_to
}

/** The pages that are linked from a place, and that this reader may read, by their titles. */
export async function findPageLinks(db: Database, place: LinkPlace, reader: Parameters<typeof isReadablePage>[0]) {
  const pages = await db
    .selectFrom('documents')
    .select(['title', 'address'])
    .where(sql<boolean>`${place} = any(linked_from)`)
    .where(isReadablePage(reader))
    .orderBy('title')
    .limit(200)
    .execute()
  return pages.flatMap(({ title, address }) => (address === null ? [] : [{ title, address }]))
}

export const pageId = (slug: string) => `page:${slug}`

const createdPage = (db: Database, slug: string) =>
  db.updateTable('documents').where('id', '=', pageId(slug)).where('created_at', 'is not', null)

const retiredPages = (db: Database) =>
  db
    .selectFrom('documents')
    .select(['id', 'title', 'address', 'moved_to', 'retired_at'])
    .where('moved_to', 'is not', null)
    .where('retired_at', 'is not', null)
    .$narrowType<{ address: string; moved_to: string; retired_at: Date }>()
