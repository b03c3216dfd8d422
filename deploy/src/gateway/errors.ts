import { requestIdHeader, wordsOf } from '@stepwise/shared/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UserFacingError } from '../errors.ts'
import { setSecurityHeaders } from './security-headers.ts'

export const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url)

/** Sends an error in the form its reader expects: API calls get the usual JSON body, a person gets a line of text. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number, text?: string) {
  const { msg } = wordsOf(status)
  reply.code(status).headers({ 'cache-control': 'no-store', [requestIdHeader]: request.id })
  if (isApi(request.url) || request.headers.accept?.includes('application/json')) {
    return reply.type('application/json; charset=utf-8').send({ errors: {}, msg })
  }
  return reply.type('text/plain; charset=utf-8').send(`${text ?? msg}\n`)
}

/** Error messages are our own: those of a library quote what was sent, and mean nothing to a person. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error
    // The caller has gone, and with them the stream that was written to.
    const isGone = request.socket.destroyed
    if (error instanceof UserFacingError) console.error(`The gateway failed (${request.id}): ${error.message}`)
    else if (statusCode >= 500 && !isGone) console.error(`The gateway failed (${request.id}).`, error)
    return sendError(request, reply, statusCode)
  })
  // Refused before the body is read, which nothing would use.
  app.addHook('onRequest', async (request, reply) => {
    const { method } = request
    if (!request.is404 || method === 'GET' || method === 'HEAD') return
    reply.header('allow', isApi(request.url) ? 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' : 'GET, HEAD')
    return sendError(request, reply, 405)
  })
}

/** For addresses that Fastify cannot route, such as /api/%zz. No hook runs for them, so the headers are set here. */
export function frameworkErrors(isProduction: boolean) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('connection', 'close').type('application/json')
    setSecurityHeaders(reply, isProduction)
    sendError(request, reply, 404)
  }
}
