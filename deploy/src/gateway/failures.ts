import { wordsOf } from '@stepwise/shared/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setSecurityHeaders } from './security-headers.ts'

const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url)

/** A failure as who asked can read it: a call gets the body that every failing call has, a person a line of text. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, status: number, text?: string) {
  const { msg } = wordsOf(status)
  reply.code(status).header('cache-control', 'no-store')
  if (isApi(request.url) || request.headers.accept?.includes('application/json')) {
    return reply.type('application/json; charset=utf-8').send({ errors: {}, msg })
  }
  return reply.type('text/plain; charset=utf-8').send(`${text ?? msg}\n`)
}

/** Says what failed in words of our own: a library's quote what was sent, and mean nothing to a person. */
export function addFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 500) console.error('The gateway failed.', error)
    return sendFailure(request, reply, statusCode)
  })
  // Before a body is read that nothing will use.
  app.addHook('onRequest', async (request, reply) => {
    const { method } = request
    if (!request.is404 || method === 'GET' || method === 'HEAD') return
    reply.header('allow', isApi(request.url) ? 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' : 'GET, HEAD')
    return sendFailure(request, reply, 405)
  })
}

/** For addresses that Fastify cannot even route, such as /api/%zz. No hook runs for them. */
export function frameworkErrors(isProduction: boolean) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('connection', 'close').type('application/json')
    setSecurityHeaders(reply, isProduction)
    sendFailure(request, reply, 404)
  }
}
