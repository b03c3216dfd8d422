import type { FastifyReply, FastifyRequest } from 'fastify'
import { bestEncoding, quicklyEncoded } from '../gateway/encoded.ts'
import type { RenderedPage } from './rendered-pages.ts'

/**
 * One person's page, of one moment: no cache keeps it, and Back asks for it again (docs/decisions/082-rendered-pages.md).
 */
export async function sendRendered(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  if (page.cookies.length > 0) reply.header('set-cookie', page.cookies)
  reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
  if ('goTo' in page) return reply.redirect(page.goTo, 302)
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(await quicklyEncoded(page.text, encoding))
}
