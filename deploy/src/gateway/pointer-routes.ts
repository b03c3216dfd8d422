import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, encodedPointer, type PointerContent } from './encoded-pointer.ts'
import { sendError } from './errors.ts'
import { publicPages } from './public-pages.ts'
import { pagePolicyHeader } from './security-headers.ts'

const filePrefixes = ['/host/', '/remotes/', '/media/', '/images/', '/apps/', '/api/']
const fileEnding = /\.(avif|css|gif|html|ico|jpe?g|js|json|map|mp4|png|svg|txt|vtt|wasm|webmanifest|webp|woff2?|xml)$/i

type PointerSettings = Parameters<typeof publicPages>[0]

/**
 * Serves `registry.json`, and the page for every address that a person can open. A missing file is a plain 404 and never
 * the page: a script that is missing must fail to load, not parse as HTML.
 */
export function addPointerRoutes(app: FastifyInstance, settings: PointerSettings) {
  const { page, registry } = encodedPointer(settings.store.pointer)
  const publicSite = publicPages(settings)
  publicSite.addRoutes(app, page)

  app.get('/registry.json', async (request, reply) => {
    const content = await registry()
    if (!content) return notFound(request, reply)
    return sendPointer(request, reply.type('application/json; charset=utf-8'), content)
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return notFound(request, reply)
    const template = await page()
    if (!template) return sendError(request, reply, 503, 'Nothing has been released here yet.')
    const content = (await publicSite.page(request, template)) ?? template
    reply.header('content-security-policy', pagePolicyHeader(content.text))
    return sendPointer(request, reply.code(200).type('text/html; charset=utf-8'), content)
  })
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

function wantsPage(request: FastifyRequest) {
  const path = pathOf(request)
  return (
    (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null &&
    !filePrefixes.some((prefix) => `${path}/`.startsWith(prefix)) &&
    !fileEnding.test(path)
  )
}

function sendPointer(request: FastifyRequest, reply: FastifyReply, { etag, body }: PointerContent) {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
  const tag = `"${etag}-${encoding}"`
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body[encoding])
}

const bestEncoding = (accepted: string): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(request, reply, 404, 'There is nothing here.')
