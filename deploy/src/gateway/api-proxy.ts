import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const sorry = 'The service is not answering at the moment. Your work is safe; please try again in a minute.'

/** Hands `/api` on to the API. Its JSON is compressed here, so that the API spends its one thread on answers. */
export async function addApiProxy(
  app: FastifyInstance,
  { apiUrl, trustProxy }: { apiUrl: string; trustProxy: boolean },
) {
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: 60_000 } },
    disableRequestLogging: true,
    maxRetriesOn503: 0,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host,
        ...forwarded(request as FastifyRequest, trustProxy),
      }),
      onError: (reply) => {
        // The proxy types this reply more narrowly than the one it passes.
        const answer = reply as unknown as FastifyReply
        answer.code(503).header('retry-after', '5').type('application/json; charset=utf-8')
        answer.send({ errors: {}, msg: sorry })
      },
      onResponse: (request, reply, response) => {
        const answer = reply as unknown as FastifyReply
        // biome-ignore lint/suspicious/noExplicitAny: the proxy's types leave its stream out.
        const { stream } = response as any as { stream: NodeJS.ReadableStream }
        answer.send(compressed(request as FastifyRequest, answer, stream))
      },
    },
  })
}

function forwarded(request: FastifyRequest, trustProxy: boolean) {
  const address = request.socket.remoteAddress ?? ''
  const earlier = trustProxy ? request.headers['x-forwarded-for'] : undefined
  return {
    'x-forwarded-for': earlier ? `${earlier}, ${address}` : address,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  }
}

const worthIt = 1000

function compressed(request: FastifyRequest, reply: FastifyReply, stream: NodeJS.ReadableStream) {
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
