import type { Registry } from '@stepwise/shared/contracts/remote'
import { findRoute } from '@stepwise/shared/routing/find-route'
import { pageMark, versionTags } from '@stepwise/shared/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ReleaseError } from '../errors.ts'
import { listVersions } from '../release/live-set.ts'
import { editionRoutes } from '../rendering/edition-routes.ts'
import { renderWorkers } from '../rendering/render-workers.ts'
import { renderedPages, seemsSignedIn } from '../rendering/rendered-pages.ts'
import { isNotThere } from '../rendering/responses.ts'
import { sendRendered } from '../rendering/send-rendered.ts'
import { noIndex, sendRefusal, stopForm } from '../selection/refusal-page.ts'
import type { Selected, SetSelection } from '../selection/selection.ts'
import { bestEncoding, type PointerContent } from './encoded.ts'
import { sendError } from './errors.ts'
import { filePrefixes } from './file-prefixes.ts'
import { sendWorkerRemoval, wantsServiceWorker } from './old-service-workers.ts'
import { publicPages } from './public-pages.ts'
import { pagePermissions, pagePolicyHeader } from './security-headers.ts'

const fileEnding = /\.(avif|css|gif|html|ico|jpe?g|js|json|map|mp4|png|svg|txt|vtt|wasm|webmanifest|webp|woff2?|xml)$/i

/** Hidden files, and what other servers have here: no page of ours has such an address, and who scans for it shall find nothing. */
const noPage = /\/\.|^\/(admin|metrics)(\/|$)/i

type PointerSettings = Omit<Parameters<typeof publicPages>[0] & Parameters<typeof renderedPages>[0], 'workers'> & {
  /** Without it pages have no mark, and what they report counts for nothing. */
  releaseSecret?: string | undefined
}

/**
 * Serves `registry.json`, and the page for every address: with 404 where no one has one, which the page then says, and a
 * redirect where a page has moved. A missing file is a plain 404 and never
 * the page: a script that is missing must fail to load, not parse as HTML.
 */
export function addPointerRoutes(app: FastifyInstance, selection: SetSelection, settings: PointerSettings) {
  const { releaseSecret } = settings
  const workers = renderWorkers(settings.store.files)
  app.addHook('onClose', async () => workers.stop())
  const publicSite = publicPages({ ...settings, workers })
  const personal = renderedPages({ ...settings, workers })
  publicSite.addRoutes(app, async () => (await selection.live())?.page)

  // In a header, because all pages of a set are the same file.
  function addMark(request: FastifyRequest, reply: FastifyReply, set: Selected) {
    if (releaseSecret && isCounted(set))
      reply.header('server-timing', `page;desc="${markFor(request, set, releaseSecret)}"`)
  }

  app.get('/registry.json', async (request, reply) => {
    const set = await selection.select(request, reply).catch(expectedProblem)
    if (set instanceof ReleaseError) return sendError(request, reply, 502, set.message)
    if (!set) return notFound(request, reply)
    return sendPointer(request, reply.type('application/json; charset=utf-8'), set, set.registryFile)
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (wantsServiceWorker(request)) return sendWorkerRemoval(reply)
    if (!wantsPage(request)) return notFound(request, reply)
    const set = await selection.select(request, reply).catch(expectedProblem)
    if (set instanceof ReleaseError)
      return sendRefusal(reply, {
        status: 502,
        title: 'The build you chose is not there',
        sentences: set.reasons,
        form: stopForm,
      })
    if (!set) return sendError(request, reply, 503, 'Nothing has been released here yet.')
    const rendered = await personal.page(request, set.registry, set.page.text)
    if (rendered) {
      addMark(request, reply, set)
      reply.header('content-security-policy', pagePolicyHeader(set.page.text)).headers(pagePermissions)
      return sendRendered(request, reply, rendered)
    }
    const found = await publicSite.page(request, set.page)
    const isMissing = isNotThere(found)
    // Not for ever: a page can be brought back.
    if (isMissing && found.movedTo) return reply.header('cache-control', 'no-cache').redirect(found.movedTo, 302)
    const isPersonal = seemsSignedIn(request, set.registry, settings.isProduction)
    const content = isMissing || isPersonal || !found ? set.page : found
    reply.header('content-security-policy', pagePolicyHeader(set.page.text)).headers(pagePermissions)
    addMark(request, reply, set)
    const status = !isMissing && hasPage(set.registry, readPath(request)) ? 200 : 404
    return sendPointer(request, reply.code(status).type('text/html; charset=utf-8'), set, content)
  })
}

/** What someone has chosen to see says nothing of what everyone gets (docs/product/errors.md#counts). */
const isCounted = ({ registry: { selection } }: Selected) => !selection || selection.kind === 'canary'

/** The tags of a set are the same for each of its pages. */
const tagsOfSets = new WeakMap<Registry, string>()

function markFor(request: FastifyRequest, { registry, bucket }: Selected, secret: string) {
  const versions = () => [...listVersions(registry)].map(([part, version]) => ({ part, version }))
  const tags = tagsOfSets.get(registry) ?? versionTags(secret, versions())
  tagsOfSets.set(registry, tags)
  // A caller who has hung up has no address.
  return pageMark(secret, { address: request.ip ?? '', tags, bucket })
}

const readPath = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

/** Whether the host or a remote has a page there. Unknown, and so assumed, of a host that does not say which are its own. */
function hasPage(registry: Registry, path: string): boolean {
  const { routes } = registry.host
  if (!routes?.length) return true
  const known = [...editionRoutes(registry), ...routes.map((own) => ({ path: own }))]
  return findRoute(known, path) !== undefined
}

function wantsPage(request: FastifyRequest) {
  const path = readPath(request)
  return (
    (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null &&
    !filePrefixes.some((prefix) => `${path}/`.startsWith(prefix)) &&
    !fileEnding.test(path) &&
    !noPage.test(path)
  )
}

function expectedProblem(error: unknown): ReleaseError {
  if (error instanceof ReleaseError) return error
  throw error
}

function sendPointer(
  request: FastifyRequest,
  reply: FastifyReply,
  { isShared, registry }: Selected,
  { etag, body }: PointerContent,
) {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
  const tag = `"${etag}-${encoding}"`
  // A cookie is asked for the set every time; what is not everyone's is kept by no cache on the way.
  reply.headers({
    'cache-control': isShared ? 'no-cache' : 'private, no-cache',
    etag: tag,
    vary: isShared ? 'accept-encoding' : 'accept-encoding, cookie',
    // What was chosen for one browser; a canary is part of the product.
    ...(registry.selection && registry.selection.kind !== 'canary' && noIndex),
  })
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body[encoding])
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(request, reply, 404, 'There is nothing here.')
