import type { FastifyReply, FastifyRequest } from 'fastify'
import { bestEncoding, quicklyEncoded } from '../gateway/encoded.ts'
import type { RenderedPage } from './rendered-pages.ts'

/**
 * One person's page, of one moment: no cache keeps it, and Back asks for it again (docs/decisions/082-rendered-pages.md).
 */
export async function sendRendered(request: FastifyRequest, reply: FastifyReply, { text, cookies }: RenderedPage) {
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', vary: 'accept-encoding, cookie' })
  return reply.send(await quicklyEncoded(text, encoding))
}
