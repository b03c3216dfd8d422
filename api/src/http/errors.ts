import { isDatabaseOutage, wordsOf } from '@stepwise/shared/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError, isDatabaseError } from '../errors.ts'
import { Failure, notFound, unavailable, wrongMethod } from './failures.ts'

/**
 * The one error handler: answers every failure with `{errors, msg}`, never with a stack. An unexpected error is logged, and
 * the answer names the id of its log line. `methodsOf` returns the methods of an address.
 */
export function registerErrors(app: FastifyInstance, methodsOf: (url: string) => string[]) {
  const outage = logOutages(app)
  app.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    const failure = error instanceof Failure ? error : toFailure(error)
    if (failure) return sendFailure(reply, failure)
    if (isDatabaseOutage(error)) {
      outage.begin(request, error)
      return sendFailure(reply, unavailable())
    }
    request.log.error({ failure: describeError(error), route: request.routeOptions.url }, 'request failed')
    return sendFailure(reply, internalFailure(request))
  })
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, notFound()))
  // On request, so that no body is read that nothing will use.
  app.addHook('onRequest', async (request) => {
    if (!request.is404) return
    const methods = methodsOf(request.url)
    throw methods.length > 0 ? wrongMethod(methods) : notFound()
  })
}

/** For addresses that Fastify cannot route, such as /%zz. No hook runs for them, so their body is never read. */
export function frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  reply.header('connection', 'close')
  sendFailure(reply, toFailure(error) ?? notFound())
}

function sendFailure(reply: FastifyReply, { status, message, errors, headers, current }: Failure) {
  return reply
    .status(status)
    .headers(headers)
    .type('application/json')
    .serializer(JSON.stringify)
    .send({ errors, msg: message, ...(current !== undefined && { current }) })
}

/** One line when the database goes and one when it is back, instead of one for each call. */
function logOutages(app: FastifyInstance) {
  let isOut = false
  app.addHook('onResponse', async (request, reply) => {
    // Whoever is known was found in the database.
    if (!isOut || !request.person || reply.statusCode >= 500) return
    isOut = false
    request.log.info('the database answers again')
  })
  return {
    begin(request: FastifyRequest, error: unknown) {
      if (isOut) return
      isOut = true
      request.log.warn(
        { failure: describeError(error), route: request.routeOptions.url },
        'the database does not answer',
      )
    },
  }
}

function internalFailure(request: FastifyRequest) {
  return new Failure(500, `Something went wrong on our side. If you write to us, please mention ${request.id}.`)
}

/** The failure that Fastify's error tells the caller; undefined when the error is ours. */
function toFailure(error: FastifyError) {
  if (isDatabaseError(error)) return undefined
  const status = error.statusCode ?? 500
  // An address longer than any of ours.
  if (status === 414) return notFound()
  if (status < 400 || status > 499) return undefined
  return new Failure(status, wordsOf(status).msg)
}
