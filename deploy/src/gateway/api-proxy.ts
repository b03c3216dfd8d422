import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import { hasBody, isUnread } from '@stepwise/shared/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from './compressed.ts'
import { requestHeaders, responseHeaders } from './proxied-headers.ts'

const sorry = 'The service is not answering at the moment. Your work is safe; please try again in a minute.'
const answerTimeoutMs = 60_000

/**
 * Hands `/api` on to the API. Connections are kept for GET and HEAD alone, which never have a body here, so that whatever
 * a body holds, no other person's call follows it on the same connection (docs/decisions/009).
 */
export async function addApiProxy(
  app: FastifyInstance,
  { apiUrl, trustProxy }: { apiUrl: string; trustProxy: boolean },
) {
  const { protocol, hostname, port, host } = new URL(apiUrl)
  const isSecure = protocol === 'https:'
  const send: typeof http.request = isSecure ? https.request : http.request
  const kept = new (isSecure ? https : http).Agent({ keepAlive: true })
  app.addHook('onClose', async () => kept.destroy())

  function callApi(request: FastifyRequest, isKept: boolean) {
    try {
      return send({
        protocol,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        method: request.method,
        path: request.raw.url,
        headers: requestHeaders(request, host, trustProxy),
        agent: isKept && kept,
        timeout: answerTimeoutMs,
      })
    } catch (cause) {
      // A character that may be received but not sent.
      throw Object.assign(new Error('a request that cannot be handed on', { cause }), { statusCode: 400 })
    }
  }

  function forward(request: FastifyRequest, reply: FastifyReply, isKept: boolean) {
    const { raw } = request
    const call = callApi(request, isKept)
    const isGone = () => reply.raw.destroyed
    const giveUp = () => void (reply.raw.writableFinished || call.destroy())
    reply.raw.once('close', giveUp)
    call.once('timeout', () => call.destroy())
    call.once('response', (response) => {
      // The API has seen enough. The rest is read by whoever sends the answer.
      if (isUnread(raw)) raw.unpipe(call)
      reply.code(response.statusCode ?? 502).headers(responseHeaders(response.headers))
      reply.send(isUnread(raw) ? response : compressed(request, reply, response))
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (isGone() || reply.sent) return
      reply.raw.off('close', giveUp)
      // The API had just closed a connection that was kept: nothing has been done.
      if (wasStale(call, error)) return forward(request, reply, false)
      raw.unpipe(call)
      reply.code(503).header('retry-after', '5').send({ errors: {}, msg: sorry })
    })
    if (hasBody(raw)) raw.pipe(call)
    else call.end()
  }

  await app.register(async (api) => {
    // Bodies go through as they come.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const url of ['/api', '/api/*']) {
      api.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        handler: (request, reply) => {
          // They have hung up already, and the API would take the call for one of the gateway itself.
          if (request.socket.remoteAddress === undefined) return void reply.hijack()
          forward(request, reply, request.method === 'GET' || request.method === 'HEAD')
        },
      })
    }
  })
}

const wasStale = ({ reusedSocket }: ClientRequest, { code }: NodeJS.ErrnoException) =>
  reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')
