import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { invalid, notFound } from '../../../http/failures.ts'
import type { Person } from '../../../http/person.ts'
import { deskRoute } from '../../../http/route.ts'
import {
  bringPageBack,
  changePageLinks,
  createPage,
  findMovedTo,
  findRetiredPages,
  pageId,
  retirePage,
} from '../documents/created-pages.repository.ts'
import { buildPlace } from '../documents/created-pages.ts'
import { documentOnWire } from '../documents/document.wire.ts'
import { parseRowId } from '../documents/write-live.ts'

/** Pages that content managers create and retire (docs/product/content-desk.md#created-pages). */
export function createdPagesRoutes(api: FastifyInstance, context: Context) {
  const { db, now, settings } = context

  deskRoute(api, 'POST /content_desk/pages', async ({ person, body }) => {
    const { address, editions } = buildPlace(body)
    if (!editions.includes(settings.edition)) throw invalid('area', 'This edition has no such area.')
    if (!(await createPage(db, body, now()))) {
      throw invalid(
        'slug',
        (await findMovedTo(db, body.slug)) === undefined
          ? 'There is already a page with this name. Choose another address.'
          : `A retired page has this name. Bring it back, or choose another address than ${address}.`,
      )
    }
    return responseFor(person, body.slug)
  })

  deskRoute(api, 'PUT /content_desk/pages/:slug/links', async ({ person, params, body }) => {
    if (!(await changePageLinks(db, params.slug, body.linked))) throw notFound('created page')
    return responseFor(person, params.slug)
  })

  deskRoute(api, 'PUT /content_desk/pages/:slug/retirement', async ({ params, body }) => {
    const { moved_to: movedTo, scheduled } = body
    const outcome = await retirePage(db, { slug: params.slug, movedTo, scheduled, now: now() })
    if (outcome === 'missing') throw notFound('created page')
    if (outcome === 'nowhere') throw invalid('moved_to', 'Choose another page that readers can see.')
    if (outcome === 'unasked') {
      throw invalid('scheduled', 'Another text is scheduled for this page. Choose what happens to it.')
    }
    return {}
  })

  deskRoute(api, 'DELETE /content_desk/pages/:slug/retirement', async ({ person, params }) => {
    if (!(await bringPageBack(db, params.slug))) throw notFound('retired page')
    return responseFor(person, params.slug)
  })

  deskRoute(api, 'GET /content_desk/retired_pages', async () => ({
    pages: (await findRetiredPages(db)).map(({ id, retired_at, ...page }) => ({
      ...page,
      slug: parseRowId(id),
      retired_at: retired_at.toISOString(),
    })),
  }))

  async function responseFor(person: Person, slug: string) {
    const document = await documentOnWire(context, person, pageId(slug))
    if (!document) throw notFound('created page')
    return { document }
  }
}
