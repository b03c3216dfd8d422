import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../../context.ts'
import { invalid } from '../../../../http/failures.ts'
import { deskRoute } from '../../../../http/route.ts'
import { publishedIn } from '../../documents/checks/check-body.ts'
import { findAddressState } from '../../documents/checks/own-addresses.ts'
import { requireDocument } from '../require-document.ts'
import { findBrokenLinks } from './broken-links.repository.ts'
import { publishLinkChanges } from './change-links.repository.ts'
import { findIncomingLinks } from './incoming-links.repository.ts'
import { findLinkTargets, findNearestTargets } from './link-targets.ts'

/** What links lead to, which are broken, and which lead to a document (docs/product/content-desk.md#links). */
export function linksRoutes(api: FastifyInstance, context: Context) {
  const { db, settings, now } = context

  deskRoute(api, 'GET /content_desk/broken_links', async () => ({ links: await findBrokenLinks(db) }))

  deskRoute(api, 'GET /content_desk/link_targets', async ({ query, request }) => ({
    targets: await findLinkTargets(context, request.contentState, query.query),
  }))

  deskRoute(api, 'GET /content_desk/documents/:id/address', async ({ params, query, request }) => {
    const { editions, access } = await requireDocument(db, params.id)
    const state = await findAddressState(context, query.address, { editions: publishedIn(editions, settings), access })
    const isWrong = state === 'unknown' || state === 'closed'
    return {
      state,
      nearest: isWrong ? await findNearestTargets(context, request.contentState, query.address) : [],
    }
  })

  deskRoute(api, 'GET /content_desk/documents/:id/incoming_links', async ({ params }) => {
    const { id, address } = await requireDocument(db, params.id)
    return { links: address === null ? [] : await findIncomingLinks(db, address, id) }
  })

  deskRoute(api, 'POST /content_desk/link_changes', async ({ person, body }) => {
    const readers = { editions: [settings.edition], access: 'signed-in' } as const
    if ((await findAddressState(context, body.to, readers)) === 'unknown') {
      throw invalid('to', 'There is nothing at this address.')
    }
    return publishLinkChanges(context, { ...body, author: person, now: now() })
  })
}
