import type { LinkPlace } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { Failure, notFound, notSignedIn } from '../../../http/failures.ts'
import { findEdition, isContentManager, type Person } from '../../../http/person.ts'
import { keepAndRevalidate } from '../../../http/revalidation.ts'
import { publicRoute, route } from '../../../http/route.ts'
import { findMovedTo, findPageLinks } from '../documents/created-pages.repository.ts'
import { pageAreaLabels } from '../documents/created-pages.ts'
import { findDocument, type StoredDocument } from '../documents/documents.repository.ts'
import { readPreviewed } from '../documents/previewed-text.ts'
import { publishDueForVisitors } from '../documents/publish-due.ts'
import { readBody } from '../documents/read-body.ts'
import { pageOnWire } from './pages.wire.ts'
import { findWellbeings } from './wellbeings.repository.ts'

/** Pages of editable content, each for its readers (docs/product/content-desk.md#who-reads). */
export function pagesRoutes(api: FastifyInstance, context: Context) {
  const { db, settings } = context

  publicRoute(api, 'GET /pages/:slug', async ({ params, query, request, reply }) => {
    const { person } = request
    await publishDueForVisitors(request, context)
    const id = `page:${params.slug}`
    const document = await findDocument(db, id)
    if (!document) throw await movedOrNotFound(params.slug)
    if (needsEntry(document.access) && findEdition(settings.edition, person, query) !== 'study') throw notFound()
    await checkReader(document, person)

    const previewed = person !== null && isContentManager(person) ? query.preview : undefined
    const draft = previewed && (await readPreviewed(db, 'page', id, previewed))
    const links = await linksFrom(placeOfLinks(document), person)
    if (draft) return { page: pageOnWire(params.slug, { ...draft, revision: null, links }) }
    if (document.is_hidden && !previewed) throw notFound()
    if (!previewed) keepAndRevalidate(reply)
    const body = liveBody(document)
    if (!body) throw notFound()
    return { page: pageOnWire(params.slug, { body, revision: document.live_revision, links }) }
  })

  route(api, 'GET /page_links', async ({ person }) => ({ links: await linksFrom('sitemap', person) }))

  // People without this part of the wellbeing area stretch too.
  route(api, 'GET /stretches', async ({ reply }) => {
    const document = settings.edition === 'study' ? await findDocument(db, 'page:desk-stretches') : undefined
    const blocks = document ? (liveBody(document)?.blocks ?? []) : []
    keepAndRevalidate(reply)
    return {
      stretches: blocks
        .filter((block) => block.type === 'exercise')
        .map(({ name, least, most, sides, tips }) => ({ name, least, most, sides, tips })),
    }
  })

  async function linksFrom(place: LinkPlace | undefined, person: Person | null) {
    if (!place) return []
    // The footer says the same to everyone.
    const userId = place === 'footer' ? null : (person?.id ?? null)
    return findPageLinks(db, place, { userId, edition: settings.edition })
  }

  async function movedOrNotFound(slug: string) {
    const movedTo = await findMovedTo(db, slug)
    return movedTo === undefined
      ? notFound()
      : new Failure(410, 'This page has moved.', { current: { moved_to: movedTo } })
  }

  /** @throws Failure 401, or 404 for a person who has no such entry: for them the page does not exist */
  async function checkReader({ access }: StoredDocument, person: Person | null) {
    if (access === 'public') return
    if (!person) throw notSignedIn()
    if (!needsEntry(access) || isContentManager(person)) return
    const wellbeings = await findWellbeings(db, person.id)
    if (access === 'wellbeings' ? wellbeings.length === 0 : !wellbeings.includes(access)) throw notFound()
  }
}

/** What is linked from a page besides its own words: pages of its area from the hub and from Support, others from the footer. */
function placeOfLinks({ address, area }: StoredDocument): LinkPlace | undefined {
  if (address === paths.wellbeing.pattern) return 'wellbeing'
  if (address === paths.support.pattern) return 'support'
  return area === pageAreaLabels.public ? 'footer' : undefined
}

/** What has been published, else what the file says. */
const liveBody = (document: StoredDocument) =>
  readBody('page', document.live).body ?? readBody('page', document.file).body

/** Whether only people with an entry of the wellbeing area read it, which the study edition alone has. */
const needsEntry = (access: Access): access is Exclude<Access, 'public' | 'signed-in'> =>
  access !== 'public' && access !== 'signed-in'
type Access = StoredDocument['access']
