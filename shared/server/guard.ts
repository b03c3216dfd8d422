import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerBeforeBody, hasBody, isUnread, watchBody } from './body.ts'
import { hangUp, oweAnswer, statusOfSocketError } from './hang-up.ts'

/** How long a request's head may take, and a body that does not get on. */
export const defaultTimeoutMs = 30_000
const longestRequestMs = 10 * 60_000

/** The options of Fastify for a server whose connections are guarded. */
export function guardOptions(timeoutMs = defaultTimeoutMs) {
  return {
    http: {
      headersTimeout: timeoutMs,
      connectionsCheckingInterval: Math.ceil(timeoutMs / 10),
      // Checked by the guard, which says what is wrong.
      requireHostHeader: false,
    },
    requestTimeout: Math.max(longestRequestMs, timeoutMs),
    clientErrorHandler: (error: { code?: string }, socket: Socket) => hangUp(socket, statusOfSocketError(error)),
  }
}

/**
 * Keeps requests of one connection apart, whoever else reads them. What two servers could take for different requests is
 * refused; a body that does not arrive ends the connection; so does an answer given before the body's end. Call it before
 * any other hook is added.
 */
export function guardConnections(app: FastifyInstance, timeoutMs = defaultTimeoutMs): void {
  const closing = new WeakSet<Socket>()

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // It was told that the connection closes, and must not have anything done behind that answer.
    if (closing.has(raw.socket)) return void reply.hijack()
    oweAnswer(reply.raw)
    if (hasBody(raw)) watchBody(raw, timeoutMs, () => hangUp(raw.socket, 408))
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
    return answerBeforeBody(raw, payload, timeoutMs)
  })

  app.server.on('checkExpectation', ({ socket }: IncomingMessage) => hangUp(socket, 417))
}

const isStream = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && Symbol.asyncIterator in payload

/** Whether another server could see other bounds, or another site, in this request. */
function isAmbiguous({ raw, method }: FastifyRequest) {
  const { headers, rawHeaders, httpVersion } = raw
  const encoding = headers['transfer-encoding']
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return (
    (hasBody(raw) && (method === 'GET' || method === 'HEAD')) ||
    (encoding !== undefined && (encoding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) ||
    (encoding !== undefined && headers['content-length'] !== undefined) ||
    // As a proxy is called: it names a site of its own beside Host.
    !raw.url?.startsWith('/') ||
    // An address that ends its line makes the rest of the line a header, in HTTP/0.9.
    (httpVersion !== '1.1' && httpVersion !== '1.0') ||
    hosts.length > 1 ||
    (hosts.length === 0 && httpVersion === '1.1')
  )
}
