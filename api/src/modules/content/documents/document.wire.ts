import type { DocumentBody, Revision } from '@stepwise/shared/contracts'
import type { Context } from '../../../context.ts'
import type { Database } from '../../../database/database.ts'
import type { Person } from '../../../http/person.ts'
import { personDay } from '../../../time-zone.ts'
import { carryOver } from './carry-over.ts'
import {
  findDocument,
  findSummary,
  listDocuments,
  type StoredDocument,
  type StoredSummary,
} from './documents.repository.ts'
import { findDraft, type StoredDraft } from './drafts.repository.ts'
import { findEditors } from './editors.repository.ts'
import { readBody } from './read-body.ts'
import { dueAfterMonths, monthsBefore } from './review-due.ts'
import { findRevision, findRevisions, revisionNumbers, type StoredRevision } from './revisions.repository.ts'

type Reader = Pick<Person, 'id' | 'timeZone'>

/** Every document as the list of the desk shows it. */
export async function documentsOnWire({ db, now }: Pick<Context, 'db' | 'now'>, reader: Reader) {
  const today = personDay(now(), reader.timeZone)
  return (await listDocuments(db, reader.id)).map((summary) => summaryOnWire(summary, reader, today))
}

/** A document as the editor opens it; undefined when there is none. */
export async function documentOnWire({ db, now }: Pick<Context, 'db' | 'now'>, reader: Reader, id: string) {
  const summary = await findSummary(db, reader.id, id)
  const document = await findDocument(db, id)
  if (!summary || !document) return undefined
  const draft = await findDraft(db, id)
  const revisions = await findRevisions(db, id)
  return {
    ...summaryOnWire(summary, reader, personDay(now(), reader.timeZone)),
    ...(await shownBody(db, document)),
    file: document.file,
    has_video: document.video_text !== null,
    draft: draft ? draftOnWire(document, draft, reader) : null,
    revisions: revisions.map((revision) => revisionOnWire(revision, document, reader)),
    editors: await findEditors(db, id, { except: reader.id, now: now() }),
  }
}

/** What an editor compares with what it knows; undefined when there is no such document. */
export async function documentFacts({ db, now }: Pick<Context, 'db' | 'now'>, reader: Reader, id: string) {
  const summary = await findSummary(db, reader.id, id)
  if (!summary) return undefined
  const { revision, scheduled_for } = summaryOnWire(summary, reader, personDay(now(), reader.timeZone))
  const { highest } = await revisionNumbers(db, id)
  return { revision, scheduled_for, newest: highest, draft: (await findDraft(db, id))?.version ?? 0 }
}

/** What readers see, and what of the published body they do not. */
async function shownBody(db: Database, { id, kind, file, live, live_revision }: StoredDocument) {
  const published = live_revision > 0 ? await findRevision(db, id, live_revision) : undefined
  const stored = published?.body ? readBody(kind, published.body, published.body_version).unreadable : []
  const shown = readBody(kind, live)
  return { body: shown.body ?? file, unreadable: [...new Set([...stored, ...shown.unreadable])] }
}

function summaryOnWire(summary: StoredSummary, reader: Reader, today: string) {
  const { publication, draft, live_revision, scheduled_for, has_own_revision, ...rest } = summary
  const { checked_on, added_on, check_by, created_at, linked_from, ...shown } = rest
  const published = publication?.is_file ? null : publication
  const publishedAt = published?.live_at ? new Date(published.live_at) : null
  const seenOn = [checked_on, added_on, publishedAt && personDay(publishedAt, reader.timeZone)]
  const isUnseenSince = (from: string) => seenOn.every((day) => day === null || day < from)
  return {
    ...shown,
    is_created: created_at !== null,
    linked: linked_from,
    revision: published ? live_revision : 0,
    published_by: published ? personOnWire(published, reader) : null,
    published_at: publishedAt?.toISOString() ?? null,
    draft_by: draft ? personOnWire(draft, reader) : null,
    draft_saved_at: draft ? new Date(draft.saved_at).toISOString() : null,
    is_changed_by_you: Boolean(has_own_revision) || draft?.author_id === reader.id,
    scheduled_for: scheduled_for?.toISOString() ?? null,
    checked_on,
    // Facts that age have a day of their own.
    is_due:
      isUnseenSince(monthsBefore(today, dueAfterMonths)) ||
      (check_by !== null && check_by <= today && isUnseenSince(check_by)),
    reports: shown.reports ?? 0,
    broken_links: shown.broken_links ?? 0,
  }
}

export function draftOnWire({ kind }: Pick<StoredDocument, 'kind'>, draft: StoredDraft, reader: Reader) {
  return {
    version: draft.version,
    body: carryOver(kind, draft.body, draft.body_version),
    base: draft.base,
    author: personOnWire(draft, reader),
    saved_at: draft.saved_at.toISOString(),
  }
}

function revisionOnWire(revision: StoredRevision, document: StoredDocument, reader: Reader) {
  const { number, action, restored, why, created_at, publish_at } = revision
  return {
    number,
    action,
    restored,
    state: toRevisionState(revision, document),
    why,
    author: personOnWire(revision, reader),
    created_at: created_at.toISOString(),
    publish_at: publish_at?.toISOString() ?? null,
  }
}

function toRevisionState(
  { number, cancelled_at, live_at }: StoredRevision,
  { live_revision }: StoredDocument,
): Revision['state'] {
  if (number === live_revision) return 'live'
  if (cancelled_at) return 'cancelled'
  return live_at ? 'past' : 'scheduled'
}

/** What a revision said, in the form of this release; 0 is the file. Undefined when there is no such revision. */
export async function revisionBody(
  db: Database,
  document: StoredDocument,
  number: number,
): Promise<DocumentBody | undefined> {
  if (number === 0) return document.file
  const revision = await findRevision(db, document.id, number)
  if (!revision) return undefined
  return revision.body ? carryOver(document.kind, revision.body, revision.body_version) : document.file
}

function personOnWire({ author_id, author_name }: { author_id: string | null; author_name: string }, reader: Reader) {
  return { name: author_name, is_you: author_id === reader.id }
}
