import { bodyVersion, type DocumentBody } from '@stepwise/shared/contracts/document'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { applyWithin, contentTransaction } from './apply-revisions.ts'

/** Who changes a document. The name stays in the history when the account is gone. */
export interface Author {
  id: string
  name: string
}

interface Change {
  id: string
  author: Author
  why: string
  now: Date
}

/** `conflict`: someone else has published meanwhile. */
export type Outcome = 'done' | 'conflict' | 'missing'

/**
 * Publishes a body at once, or plans it for `publishAt` when that is still to come. `base` is the newest revision that the author
 * knew; two publications at the same moment follow each other, so the second is a conflict.
 */
export function publish(
  db: Database,
  { base, body, publishAt, ...change }: Change & { base: number; body: DocumentBody; publishAt: Date | null },
): Promise<Outcome> {
  return changeDocument(db, change, async (trx) => {
    const { newest, highest } = await revisionNumbers(trx, change.id)
    if (newest > base || base > highest) return 'conflict'
    const isPlanned = publishAt !== null && publishAt > change.now
    await addRevision(trx, change, {
      action: 'publish',
      restored: null,
      body: JSON.stringify(body),
      version: bodyVersion,
      publishAt: isPlanned ? publishAt : null,
    })
    await trx.deleteFrom('document_drafts').where('document_id', '=', change.id).execute()
    return 'done'
  })
}

/** Publishes again what a revision said; 0 is the file, which then counts until the next publication. */
export function restore(db: Database, { number, ...change }: Change & { number: number }): Promise<Outcome> {
  return changeDocument(db, change, async (trx) => {
    if (number === 0) {
      await addRevision(trx, change, {
        action: 'reset',
        restored: 0,
        body: null,
        version: bodyVersion,
        publishAt: null,
      })
      return 'done'
    }
    const source = await findRevision(trx, change.id, number)
    if (!source) return 'missing'
    await addRevision(trx, change, {
      action: 'restore',
      restored: number,
      body: source.body && JSON.stringify(source.body),
      version: source.body_version,
      publishAt: null,
    })
    return 'done'
  })
}

/** Cancels a planned publication; one that has gone live is a conflict. Cancelling twice changes nothing. */
export function cancel(
  db: Database,
  { number, ...change }: Omit<Change, 'why'> & { number: number },
): Promise<Outcome> {
  return changeDocument(db, change, async (trx) => {
    const revision = await findRevision(trx, change.id, number)
    if (!revision) return 'missing'
    if (revision.live_at) return 'conflict'
    await trx
      .updateTable('document_revisions')
      .set({ cancelled_at: change.now })
      .where('document_id', '=', change.id)
      .where('number', '=', number)
      .where('cancelled_at', 'is', null)
      .execute()
    return 'done'
  })
}

/** The history of a document, the newest first, without the bodies. */
export function findRevisions(db: Database, id: string) {
  return db
    .selectFrom('document_revisions')
    .select(['number', 'action', 'restored', 'why', 'author_id', 'author_name'])
    .select(['created_at', 'publish_at', 'live_at', 'cancelled_at'])
    .where('document_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1000)
    .execute()
}

export type StoredRevision = Awaited<ReturnType<typeof findRevisions>>[number]

/** One revision with its body, which is null when it says: as in the file. */
export function findRevision(db: Database, id: string, number: number) {
  return db
    .selectFrom('document_revisions')
    .select(['number', 'body', 'body_version', 'live_at'])
    .where('document_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
}

function changeDocument(
  db: Database,
  { id, now }: { id: string; now: Date },
  work: (trx: Database) => Promise<Outcome>,
) {
  return contentTransaction(db, async (trx) => {
    const locked = await trx
      .selectFrom('documents')
      .select('id')
      .where('id', '=', id)
      .where('retired_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!locked) return 'missing'
    // What was due before this change comes before it in the history, too.
    await applyWithin(trx, now)
    const outcome = await work(trx)
    if (outcome === 'done') await applyWithin(trx, now)
    return outcome
  })
}

/** The highest number of a revision, and of one that was not cancelled; 0 without one. */
export function revisionNumbers(trx: Database, id: string) {
  return trx
    .selectFrom('document_revisions')
    .select([
      sql<number>`coalesce(max(number), 0)`.as('highest'),
      sql<number>`coalesce(max(number) filter (where cancelled_at is null), 0)`.as('newest'),
    ])
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
}

async function addRevision(
  trx: Database,
  { id, author, why, now }: Change,
  revision: {
    action: 'publish' | 'restore' | 'reset'
    restored: number | null
    body: string | null
    version: number
    publishAt: Date | null
  },
) {
  const { number, latest } = await trx
    .selectFrom('document_revisions')
    .select(({ fn }) => [
      sql<number>`coalesce(max(number), 0) + 1`.as('number'),
      fn.max<Date | null>('live_at').as('latest'),
    ])
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('document_revisions')
    .values({
      document_id: id,
      number,
      action: revision.action,
      restored: revision.restored,
      body: revision.body,
      body_version: revision.version,
      why,
      author_id: author.id,
      author_name: author.name,
      created_at: now,
      publish_at: revision.publishAt,
      live_at: revision.publishAt ? null : laterThan(latest, now),
    })
    .execute()
}

/** A clock that was set back must not make an older revision the newest one again. */
function laterThan(latest: Date | null, now: Date) {
  return latest && latest >= now ? new Date(latest.getTime() + 1) : now
}
