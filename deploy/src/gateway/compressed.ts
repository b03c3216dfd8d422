import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const worthIt = 1000

/** The API's JSON is compressed here, so that the API spends its one thread on answers. */
export function compressed(request: FastifyRequest, reply: FastifyReply, stream: Readable): Readable {
  const type = String(reply.getHeader('content-type') ?? '')
  const length = Number(reply.getHeader('content-length') ?? worthIt)
  if (!type.startsWith('application/json') || length < worthIt || reply.hasHeader('content-encoding')) return stream
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.header('vary', 'accept-encoding')
  const encoder = /\bbr\b/.test(accepted)
    ? { name: 'br', stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
    : /\bgzip\b/.test(accepted)
      ? { name: 'gzip', stream: createGzip() }
      : undefined
  if (!encoder) return stream
  reply.header('content-encoding', encoder.name).removeHeader('content-length')
  // A failure half-way destroys both ends, so the browser sees a broken answer and not a short one.
  return pipeline(stream, encoder.stream, () => {})
}
