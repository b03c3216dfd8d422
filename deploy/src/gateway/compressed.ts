import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Below this many bytes compression saves less than it costs. */
const minBytes = 1000

/** Compresses the API's JSON here, so that the API's one thread is free for the next call. */
export function compressed(request: FastifyRequest, reply: FastifyReply, stream: Readable): Readable {
  const type = String(reply.getHeader('content-type') ?? '')
  const length = Number(reply.getHeader('content-length') ?? minBytes)
  if (!type.startsWith('application/json') || length < minBytes || reply.hasHeader('content-encoding')) return stream
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'accept-encoding')
  const encoder = /\bbr\b/.test(accepted)
    ? { name: 'br', stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
    : /\bgzip\b/.test(accepted)
      ? { name: 'gzip', stream: createGzip() }
      : undefined
  if (!encoder) return stream
  reply.header('content-encoding', encoder.name).removeHeader('content-length')
  // A failure half-way destroys both streams, so the browser sees a broken response, not a complete but short one.
  return pipeline(stream, encoder.stream, () => {})
}
