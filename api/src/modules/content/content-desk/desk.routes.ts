import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { deskRoute } from '../../../http/route.ts'
import { fromDesk } from '../documents/carry-over.ts'
import { askLink } from '../documents/checks/ask-link.ts'
import { checkBody } from '../documents/checks/check-body.ts'
import { confirmLinks, withdrawConfirmations } from '../documents/checks/document-links.repository.ts'
import { documentFacts } from '../documents/document.wire.ts'
import { findEditors } from '../documents/editors.repository.ts'
import { checkSize } from './body-size.ts'
import { findDocumentAt } from './places.repository.ts'
import { markPresent } from './presence.repository.ts'
import { requireDocument } from './require-document.ts'
import { searchDocuments } from './search/search-documents.ts'

/**
 * What the desk asks beside the documents themselves: a search in their texts, the check, links that someone has opened, who else is
 * there, what is at an address.
 */
export function deskRoutes(api: FastifyInstance, context: Context) {
  const { db, now, contentProblems = [] } = context

  deskRoute(api, 'POST /content_desk/documents/:id/check', async ({ params, body }) => {
    const document = await requireDocument(db, params.id)
    checkSize(body.body)
    return checkBody(context, document, fromDesk(document.kind, body.body), askLink)
  })

  deskRoute(api, 'PUT /content_desk/documents/:id/presence', async ({ person, params }) => {
    const { id } = await requireDocument(db, params.id)
    await markPresent(db, id, { userId: person.id, now: now() })
    const editors = await findEditors(db, id, { except: person.id, now: now() })
    return { editors, facts: await documentFacts(context, person, id) }
  })

  deskRoute(api, 'PUT /content_desk/link_confirmations', async ({ person, body }) => {
    if (body.is_confirmed) await confirmLinks(db, body.urls, { userId: person.id, now: now() })
    else await withdrawConfirmations(db, body.urls)
    return {}
  })

  deskRoute(api, 'GET /content_desk/search', async ({ query, request }) => ({
    hits: await searchDocuments(db, request.contentState, query.query),
  }))

  deskRoute(api, 'GET /content_desk/file_problems', async () => ({ problems: [...contentProblems] }))

  deskRoute(api, 'GET /content_desk/places', async ({ query }) => {
    const document = await findDocumentAt(db, query.address)
    return { document: document ? { id: document.id, title: document.title } : null }
  })
}
