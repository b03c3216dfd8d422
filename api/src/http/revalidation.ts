import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

const revalidated = 'private, no-cache'

/**
 * Lets the browser keep this answer if it asks each time whether it is still right. Only for what the product says: an answer about a
 * person must not stay on a computer that others use too.
 */
export function keepAndRevalidate(reply: FastifyReply) {
  reply.header('cache-control', revalidated)
}

/** Gives such answers an ETag, and answers 304 to a browser that has the very same one. */
export function registerRevalidation(api: FastifyInstance) {
  api.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || reply.getHeader('cache-control') !== revalidated || typeof payload !== 'string') {
      return payload
    }
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag)
    if (!isNamed(etag, request.headers['if-none-match'])) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

/** A gateway may have made the tag a weak one, which says enough for reading. */
function isNamed(etag: string, ifNoneMatch = '') {
  return ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag)
}
