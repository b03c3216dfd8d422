import { sql } from 'kysely'
import type { Database } from '../../../../database/database.ts'
import type { LinkState } from './ask-link.ts'

const rememberedMs = 60 * 60 * 1000

interface KnownLink {
  state: LinkState
  checkedAt: Date
}

/** What was found at these addresses within the last hour. */
export async function findKnownLinks(db: Database, urls: readonly string[], now: Date) {
  const found = await db
    .selectFrom('document_links')
    .selectAll()
    .where(sql<boolean>`url = any(${urls}::text[])`)
    .where('checked_at', '>', new Date(now.getTime() - rememberedMs))
    .execute()
  return new Map(
    found.map(({ url, is_broken, checked_at }): [string, KnownLink] => [
      url,
      { state: is_broken === null ? 'unknown' : is_broken ? 'gone' : 'found', checkedAt: checked_at },
    ]),
  )
}

/** Keeps what was found at an address. An address that was not reached stays broken if it was known to be. */
export async function keepLink(db: Database, url: string, state: LinkState, now: Date) {
  const link = { is_broken: state === 'unknown' ? null : state === 'gone', checked_at: now }
  await db
    .insertInto('document_links')
    .values({ url, ...link })
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet({
        is_broken: sql<boolean | null>`coalesce(excluded.is_broken, document_links.is_broken)`,
        checked_at: now,
      }),
    )
    .execute()
}

/** Those of these addresses that someone has opened, because they cannot be checked from here. */
export async function findConfirmedLinks(db: Database, urls: readonly string[]) {
  if (urls.length === 0) return new Set<string>()
  const found = await db
    .selectFrom('link_confirmations')
    .select('url')
    .where(sql<boolean>`url = any(${urls}::text[])`)
    .execute()
  return new Set(found.map(({ url }) => url))
}

/** Keeps that someone has opened these links; who was the first to say so stays. */
export async function confirmLinks(
  db: Database,
  urls: readonly string[],
  { userId, now }: { userId: string; now: Date },
) {
  await db
    .insertInto('link_confirmations')
    .values([...new Set(urls)].map((url) => ({ url, confirmed_by: userId, confirmed_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function withdrawConfirmations(db: Database, urls: readonly string[]) {
  await db.deleteFrom('link_confirmations').where(sql<boolean>`url = any(${urls}::text[])`).execute()
}

/** Those of the given hashes that are uploaded pictures. */
export async function findImageHashes(db: Database, hashes: readonly string[]) {
  if (hashes.length === 0) return new Set<string>()
  const found = await db
    .selectFrom('content_images')
    .select('hash')
    .where(sql<boolean>`hash = any(${hashes}::text[])`)
    .execute()
  return new Set(found.map(({ hash }) => hash))
}

/** Whether readers of a step see its text first, so that it needs one; a video needs none. */
export async function needsText(db: Database, documentId: string) {
  const step = await db
    .selectFrom('steps')
    .select('page_type')
    .where('id', '=', documentId.replace(/^step:/, ''))
    .executeTakeFirst()
  return step !== undefined && step.page_type !== 'vid'
}
