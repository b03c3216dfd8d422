import { bodySchemas, type DocumentBody } from '@stepwise/shared/contracts/document'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { changedMeanwhile, Failure, invalid, notFound } from '../../../http/failures.ts'
import type { Person } from '../../../http/person.ts'
import { deskRoute } from '../../../http/route.ts'
import { personDay } from '../../../time-zone.ts'
import { fromDesk } from '../documents/carry-over.ts'
import { checkBody } from '../documents/checks/check-body.ts'
import { documentOnWire, documentsOnWire, draftOnWire, revisionBody } from '../documents/document.wire.ts'
import { markChecked, type StoredDocument } from '../documents/documents.repository.ts'
import { findDraft, saveDraft } from '../documents/drafts.repository.ts'
import { readBody } from '../documents/read-body.ts'
import {
  cancel,
  discardDraft,
  type Outcome,
  publish,
  restore,
  type ScheduledChoice,
} from '../documents/revisions.repository.ts'
import { checkSize } from './body-size.ts'
import { requireDocument } from './require-document.ts'

/** The desk of content managers: documents, drafts, publications (docs/product/content-desk.md). */
export function documentsRoutes(api: FastifyInstance, context: Context) {
  const { db, now } = context

  deskRoute(api, 'GET /content_desk/documents', async ({ person }) => ({
    documents: await documentsOnWire(context, person),
  }))

  deskRoute(api, 'GET /content_desk/documents/:id', ({ person, params }) => responseFor(person, params.id))

  deskRoute(api, 'PUT /content_desk/documents/:id/draft', async ({ person, params, body }) => {
    const document = await requireDocument(db, params.id)
    checkSize(body.body)
    const written = fromDesk(document.kind, body.body)
    const isSaved = await saveDraft(db, { ...body, body: written, id: document.id, author: person, now: now() })
    if (!isSaved) throw await conflict('draft', person, document.id)
    const draft = await findDraft(db, document.id)
    if (!draft) throw await conflict('draft', person, document.id)
    return { draft: draftOnWire(document, draft, person) }
  })

  deskRoute(api, 'DELETE /content_desk/documents/:id/draft', async ({ person, params }) => {
    const { id } = await requireDocument(db, params.id)
    return responseAfter(await discardDraft(db, { id, author: person, now: now() }), person, id)
  })

  deskRoute(api, 'POST /content_desk/documents/:id/publications', async ({ person, params, body }) => {
    const document = await requireDocument(db, params.id)
    const publishAt = body.publish_at === null ? null : new Date(body.publish_at)
    if (publishAt && publishAt.getTime() < now().getTime() - lateMs) {
      throw invalid('publish_at', 'This time has passed. Choose a later one, or publish now.')
    }
    const outcome = await publish(db, {
      ...body,
      id: document.id,
      body: await publishable(document, body.body),
      publishAt,
      scheduled: await publishableChoice(document, body.scheduled),
      author: person,
      now: now(),
    })
    return responseAfter(outcome, person, document.id)
  })

  deskRoute(api, 'GET /content_desk/documents/:id/revisions/:number', async ({ params }) => {
    const body = await revisionBody(db, await requireDocument(db, params.id), params.number)
    if (!body) throw notFound('revision')
    return { body }
  })

  deskRoute(api, 'POST /content_desk/documents/:id/revisions/:number/restoration', async ({ person, params, body }) => {
    const document = await requireDocument(db, params.id)
    const restored = await revisionBody(db, document, params.number)
    if (restored && !readBody(document.kind, restored).body) {
      throw new Failure(422, 'This revision can no longer be read, so it cannot be published again.')
    }
    const { number } = params
    const scheduled = await publishableChoice(document, body.scheduled)
    const restoration = { ...body, scheduled, id: document.id, number, author: person, now: now() }
    return responseAfter(await restore(db, restoration), person, document.id)
  })

  deskRoute(api, 'DELETE /content_desk/documents/:id/revisions/:number', async ({ person, params }) => {
    const { id, number } = params
    return responseAfter(await cancel(db, { id, number, author: person, now: now() }), person, id)
  })

  deskRoute(api, 'POST /content_desk/documents/:id/checked', async ({ person, params }) => {
    await markChecked(db, (await requireDocument(db, params.id)).id, personDay(now(), person.timeZone))
    return responseFor(person, params.id)
  })

  async function responseFor(person: Person, id: string) {
    const document = await documentOnWire(context, person, id)
    if (!document) throw notFound('document')
    return { document }
  }

  async function responseAfter(outcome: Outcome, person: Person, id: string) {
    if (outcome === 'missing') throw notFound('revision')
    if (outcome === 'unasked') {
      throw invalid(
        'scheduled',
        'Another text is scheduled for this document. Reload this page, then choose what happens to it.',
      )
    }
    if (outcome === 'conflict') throw await conflict('text', person, id)
    return responseFor(person, id)
  }

  async function conflict(what: string, person: Person, id: string) {
    return changedMeanwhile(what, (await responseFor(person, id)).document)
  }

  async function publishableChoice(document: StoredDocument, choice: ScheduledChoice | undefined) {
    return typeof choice === 'object' ? { body: await publishable(document, choice.body) } : choice
  }

  /** @throws Failure 422 with what stands against a publication, by the path of the field */
  async function publishable(document: StoredDocument, sent: DocumentBody) {
    checkSize(sent)
    const body = fromDesk(document.kind, sent)
    const { findings } = await checkBody(context, document, body)
    const errors: Record<string, string[]> = {}
    for (const { level, path, message } of findings) {
      if (level === 'error') errors[path] = [...(errors[path] ?? []), message]
    }
    const [first] = Object.values(errors).flat()
    if (first) throw new Failure(422, `This cannot be published yet: ${first}`, { errors })
    return bodySchemas[document.kind].parse(body)
  }
}

/** A publication planned for this moment may arrive a little later. */
const lateMs = 60_000
