import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import { hasBody, isUnread, requestIdHeader, unavailableMessage } from '@stepwise/shared/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from './compressed.ts'
import { requestHeaders, responseHeaders } from './proxied-headers.ts'

export const formUnavailableMessage =
  'Sorry, there was a problem sending your message. Please go back, where your text is still there, and try again shortly.'
export const responseTimeoutMs = 60_000

/**
 * Proxies `/api` to the API. Only GET and HEAD reuse connections, because they never have a body here: whatever a body
 * holds, no other person's call follows it on the same connection (docs/decisions/009-api-proxy.md).
 */
export async function addApiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }) {
  const { protocol, hostname, port, host } = new URL(apiUrl)
  const isSecure = protocol === 'https:'
  const send: typeof http.request = isSecure ? https.request : http.request
  const keepAliveAgent = new (isSecure ? https : http).Agent({ keepAlive: true })
  app.addHook('onClose', async () => keepAliveAgent.destroy())

  function callApi(request: FastifyRequest, reusesConnection: boolean) {
    try {
      return send({
        protocol,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        method: request.method,
        path: request.raw.url,
        headers: requestHeaders(request, host),
        agent: reusesConnection && keepAliveAgent,
        timeout: responseTimeoutMs,
      })
    } catch (cause) {
      // Node accepts some characters in a header or path that it refuses to send.
      throw Object.assign(new Error('a request that cannot be forwarded', { cause }), { statusCode: 400 })
    }
  }

  function forward(request: FastifyRequest, reply: FastifyReply, reusesConnection: boolean) {
    const { raw } = request
    const call = callApi(request, reusesConnection)
    const isClientGone = () => reply.raw.destroyed
    const abortCall = () => void (reply.raw.writableFinished || call.destroy())
    reply.raw.once('close', abortCall)
    call.once('timeout', () => call.destroy())
    call.once('response', (response) => {
      // The API has answered before the whole body arrived. The rest is read where the answer is sent (shared/server).
      if (isUnread(raw)) raw.unpipe(call)
      reply.code(response.statusCode ?? 502).headers(responseHeaders(response.headers))
      reply.send(isUnread(raw) ? response : compressed(request, reply, response))
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (isClientGone() || reply.sent) return
      reply.raw.off('close', abortCall)
      // The API closed an idle connection just as it was reused. It has not seen the call, so a retry is safe.
      if (wasStaleConnection(call, error)) return forward(request, reply, false)
      raw.unpipe(call)
      console.error(`The API did not answer (${request.id}): ${error.code ?? 'closed'}.`)
      reply.code(503).headers({ 'retry-after': '5', [requestIdHeader]: request.id })
      // A form that a browser has sent by itself: a person reads the answer.
      if (isPlainForm(request)) reply.type('text/plain; charset=utf-8').send(`${formUnavailableMessage}\n`)
      else reply.send({ errors: {}, msg: unavailableMessage })
    })
    if (hasBody(raw)) raw.pipe(call)
    else call.end()
  }

  await app.register(async (api) => {
    // Bodies are streamed, not parsed.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', (_request, _body, done) => done(null))
    for (const url of ['/api', '/api/*']) {
      api.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
        url,
        handler: (request, reply) => {
          // The caller has hung up. Without their address the API would count the call as the gateway's own.
          if (request.socket.remoteAddress === undefined) return void reply.hijack()
          forward(request, reply, request.method === 'GET' || request.method === 'HEAD')
        },
      })
    }
  })
}

const isPlainForm = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true

const wasStaleConnection = ({ reusedSocket }: ClientRequest, { code }: NodeJS.ErrnoException) =>
  reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')
