import { isDeepStrictEqual } from 'node:util'
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

/** `conflict`: someone else has changed the document meanwhile. `unasked`: no one has said what happens to the text that is scheduled. */
export type Outcome = 'done' | 'conflict' | 'missing' | 'unasked'

interface Publication extends Change {
  /** The newest revision that the author knew: two publications at the same moment follow each other, so the second is a conflict. */
  base: number
  /** The revision that the body goes on from; undefined from a tab of an earlier release. */
  from?: number | undefined
  /** Of the draft that this is; undefined as above. */
  draft?: number | undefined
  body: DocumentBody
  /** Null for at once. A document has one scheduled text. */
  publishAt: Date | null
  scheduled?: ScheduledChoice | undefined
}

/** What happens to the text that is scheduled already: it can have another body, at its time. */
export type ScheduledChoice = 'keep' | 'cancel' | { body: DocumentBody }

/** Publishes a body at once, or plans it for `publishAt` when that is still to come (docs/product/content-desk.md#scheduled). */
export function publish(
  db: Database,
  { base, from, draft, body, publishAt, scheduled, ...change }: Publication,
): Promise<Outcome> {
  return changeDocument(db, change, async (trx) => {
    const { newest, highest } = await revisionNumbers(trx, change.id)
    if (newest > base || base > highest) return 'conflict'
    const planned = await findScheduled(trx, change.id)
    const [next] = planned
    const isOfPlanned = planned.some(({ number }) => number === from)
    if (from !== undefined && !isOfPlanned && from !== (await findShown(trx, change.id))) return 'conflict'
    const isPlanned = publishAt !== null && publishAt > change.now
    const choice = isOfPlanned ? 'cancel' : scheduled
    if (next && (choice === undefined || (choice === 'keep' && isPlanned))) return 'unasked'
    if (choice !== 'keep') await cancelScheduled(trx, change)
    await addRevision(trx, change, { ...newText(body), publishAt: isPlanned ? publishAt : null })
    await scheduleAgain(trx, change, next, choice)
    await dropDraft(trx, change.id, { version: draft, body })
    return 'done'
  })
}

const newText = (body: DocumentBody) =>
  ({ action: 'publish', restored: null, body: JSON.stringify(body), version: bodyVersion }) as const

/** A revision never changes, so that a scheduled text with another body is another one. */
async function scheduleAgain(
  trx: Database,
  change: Change,
  next: Awaited<ReturnType<typeof findScheduled>>[number] | undefined,
  choice: ScheduledChoice | undefined,
) {
  if (!next || typeof choice !== 'object') return
  await addRevision(trx, { ...change, why: next.why }, { ...newText(choice.body), publishAt: next.publish_at })
}

/** The number of the revision that readers see; 0 is the file. */
async function findShown(trx: Database, id: string) {
  const { number } = await trx
    .selectFrom('documents')
    .leftJoin('document_revisions as shown', (join) =>
      join.onRef('shown.document_id', '=', 'documents.id').onRef('shown.number', '=', 'documents.live_revision'),
    )
    .select(sql<number>`case when shown.body is null then 0 else shown.number end`.as('number'))
    .where('documents.id', '=', id)
    .executeTakeFirstOrThrow()
  return number
}

/** What waits for its time, the next one first. More than one was left by an earlier release. */
export function findScheduled(trx: Database, id: string) {
  return trx
    .selectFrom('document_revisions')
    .select(['number', 'publish_at', 'why'])
    .where('document_id', '=', id)
    .where('live_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .orderBy('publish_at')
    .limit(1000)
    .execute()
}

/** The text that is scheduled; undefined when nothing is. */
export async function findNextScheduled(db: Database, id: string) {
  const [next] = await findScheduled(db, id)
  const revision = next && (await findRevision(db, id, next.number))
  return revision?.body ? { body: revision.body, body_version: revision.body_version } : undefined
}

export async function cancelScheduled(trx: Database, { id, now }: Pick<Change, 'id' | 'now'>, number?: number) {
  await trx
    .updateTable('document_revisions')
    .set({ cancelled_at: now })
    .where('document_id', '=', id)
    .where('live_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .$if(number !== undefined, (update) => update.where('number', '=', number ?? 0))
    .execute()
}

/** A draft ends with its publication. One that another has written on since does not: it goes on from what was there before. */
async function dropDraft(trx: Database, id: string, published: { version: number | undefined; body: DocumentBody }) {
  const draft = await trx
    .selectFrom('document_drafts')
    .select(['version', 'body'])
    .where('document_id', '=', id)
    .executeTakeFirst()
  const isLater = published.version !== undefined && draft !== undefined && draft.version > published.version
  if (isLater && !isDeepStrictEqual(draft.body, published.body)) return
  await trx.deleteFrom('document_drafts').where('document_id', '=', id).execute()
}

/**
 * Ends the draft, and keeps it among the revisions as one that was cancelled, with the revision that it goes on from in `restored`: what
 * was written can be opened and brought back. A draft that says what readers see leaves nothing.
 */
export function discardDraft(db: Database, change: Omit<Change, 'why'>): Promise<Outcome> {
  return changeDocument(db, change, async (trx) => {
    const draft = await trx
      .selectFrom('document_drafts')
      .innerJoin('documents', 'documents.id', 'document_drafts.document_id')
      .select(['document_drafts.body', 'body_version', 'base', 'live'])
      .where('document_id', '=', change.id)
      .executeTakeFirst()
    if (!draft) return 'done'
    const { body, body_version: version, base } = draft
    if (!isDeepStrictEqual(body, draft.live)) {
      const kept = { action: 'publish', restored: base, body: JSON.stringify(body), version, publishAt: null } as const
      await addRevision(trx, { ...change, why: '' }, { ...kept, cancelledAt: change.now })
    }
    await trx.deleteFrom('document_drafts').where('document_id', '=', change.id).execute()
    return 'done'
  })
}

/**
 * Publishes again what a revision said; 0 is the file, which then counts until the next publication. `base` and `scheduled` as of a
 * publication; the first is undefined from a tab of an earlier release.
 */
export function restore(
  db: Database,
  {
    number,
    base,
    scheduled,
    ...change
  }: Change & Pick<Publication, 'scheduled'> & { number: number; base?: number | undefined },
): Promise<Outcome> {
  return changeDocument(db, change, async (trx) => {
    const { newest } = await revisionNumbers(trx, change.id)
    if (base !== undefined && newest > base) return 'conflict'
    const source = number === 0 ? { body: null, body_version: bodyVersion } : await findRevision(trx, change.id, number)
    if (!source) return 'missing'
    const [next] = await findScheduled(trx, change.id)
    if (next && scheduled === undefined) return 'unasked'
    if (scheduled !== 'keep') await cancelScheduled(trx, change)
    await addRevision(trx, change, {
      action: number === 0 ? 'reset' : 'restore',
      restored: number,
      body: source.body && JSON.stringify(source.body),
      version: source.body_version,
      publishAt: null,
    })
    await scheduleAgain(trx, change, next, scheduled)
    return 'done'
  })
}

/**
 * Cancels a planned publication; one that has gone live is a conflict, and so is one that another has replaced.
 * Cancelling twice changes nothing.
 */
export function cancel(
  db: Database,
  { number, ...change }: Omit<Change, 'why'> & { number: number },
): Promise<Outcome> {
  return changeDocument(db, change, async (trx) => {
    const revision = await findRevision(trx, change.id, number)
    if (!revision) return 'missing'
    const isReplaced = revision.cancelled_at !== null && (await findScheduled(trx, change.id)).length > 0
    if (revision.live_at || isReplaced) return 'conflict'
    await cancelScheduled(trx, change, number)
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
    .select(['number', 'body', 'body_version', 'live_at', 'cancelled_at'])
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
    /** It never goes live. */
    cancelledAt?: Date
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
      live_at: revision.publishAt || revision.cancelledAt ? null : laterThan(latest, now),
      cancelled_at: revision.cancelledAt ?? null,
    })
    .execute()
}

/** A clock that was set back must not make an older revision the newest one again. */
function laterThan(latest: Date | null, now: Date) {
  return latest && latest >= now ? new Date(latest.getTime() + 1) : now
}
