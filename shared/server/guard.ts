import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasBody, isUnread, respondBeforeBody, watchBody } from './body.ts'
import { closeConnection, statusOfSocketError, trackResponse } from './close-connection.ts'

/** How long the headers of a request may take, and a body that hardly arrives (see `watchBody`). */
export const defaultTimeoutMs = 30_000
const longestRequestMs = 10 * 60_000

/** Options of Fastify for a server with {@link guardConnections}. `timeoutMs` as there. */
export function guardOptions(timeoutMs = defaultTimeoutMs) {
  return {
    http: {
      headersTimeout: timeoutMs,
      connectionsCheckingInterval: Math.ceil(timeoutMs / 10),
      // guardConnections checks it, and answers in words.
      requireHostHeader: false,
    },
    requestTimeout: Math.max(longestRequestMs, timeoutMs),
    // What still arrives on a kept connection while the server stops is answered, too (drain.ts).
    return503OnClosing: false,
    clientErrorHandler: (error: { code?: string }, socket: Socket) =>
      closeConnection(socket, statusOfSocketError(error)),
  }
}

/**
 * Against request smuggling: no other server on the way can see other bounds between the requests of a connection. An ambiguous request
 * is answered with 400. A body that does not arrive in `timeoutMs` ends the connection, and so does an answer before the end of the body.
 * Call it before any other hook is added.
 */
export function guardConnections(app: FastifyInstance, timeoutMs = defaultTimeoutMs): void {
  const closing = new WeakSet<Socket>()

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // The answer before this request said that the connection closes: nothing more is done on it.
    if (closing.has(raw.socket)) return void reply.hijack()
    trackResponse(reply.raw)
    if (hasBody(raw)) watchBody(raw, timeoutMs, () => closeConnection(raw.socket, 408))
    if (isAmbiguous(request)) {
      reply.header('connection', 'close')
      throw Object.assign(new Error('an ambiguous request'), { statusCode: 400 })
    }
  })

  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (!isUnread(raw)) return payload
    reply.header('connection', 'close')
    closing.add(raw.socket)
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
      reply.header('content-length', Buffer.byteLength(payload))
    } else if (!isStream(payload)) return payload
    return respondBeforeBody(raw, payload, timeoutMs)
  })

  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => closeConnection(socket, 417))
}

const isStream = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload

/** Whether another server could see other bounds, or another host, in this request. */
function isAmbiguous({ raw, method }: FastifyRequest) {
  const { headers, rawHeaders, httpVersion } = raw
  const encoding = headers['transfer-encoding']
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return (
    (hasBody(raw) && (method === 'GET' || method === 'HEAD')) ||
    (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) ||
    (encoding !== undefined && headers['content-length'] !== undefined) ||
    // A whole URL, as for a proxy: its host can differ from the Host header.
    !raw.url?.startsWith('/') ||
    // In HTTP/0.9 nothing follows the address: what is a header here is another request there.
    (httpVersion !== '1.1' && httpVersion !== '1.0') ||
    hosts.length > 1 ||
    (hosts.length === 0 && httpVersion === '1.1')
  )
}
