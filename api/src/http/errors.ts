import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { Failure, notFound } from './failures.ts'

/** What to say for the failures that Fastify itself finds. */
const words: Record<number, string> = {
  400: 'The request could not be understood.',
  413: 'This is too large to be sent.',
  415: 'This kind of content is not supported; send JSON.',
}

/** One place for every failure: `{errors, msg}` on the wire, never a stack, and an id in place of what went wrong inside. */
export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    const failure = error instanceof Failure ? error : understood(error)
    if (failure) return sendFailure(reply, failure)
    request.log.error({ failure: describe(error), route: request.routeOptions.url }, 'request failed')
    return sendFailure(reply, internalFailure(request))
  })
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, notFound()))
}

/** For addresses that Fastify cannot even route, such as /%zz. */
export function frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  sendFailure(reply, understood(error) ?? notFound())
}

function sendFailure(reply: FastifyReply, { status, message, errors, headers, current }: Failure) {
  return reply
    .status(status)
    .headers(headers)
    .type('application/json')
    .serializer(JSON.stringify)
    .send({ errors, msg: message, ...(current !== undefined && { current }) })
}

function internalFailure(request: FastifyRequest) {
  return new Failure(500, `Something went wrong on our side. If you write to us, please mention ${request.id}.`)
}

/** A failure of the request, as opposed to one of ours. */
function understood(error: FastifyError) {
  if (error instanceof pg.DatabaseError) return undefined
  const status = error.statusCode ?? 500
  // An address longer than any of ours.
  if (status === 414) return notFound()
  if (status < 400 || status > 499) return undefined
  return new Failure(status, words[status] ?? words[400] ?? '')
}

/**
 * What may be logged of an error: where it happened and of what kind. A database's message can quote what a person
 * wrote, so only its code and names are kept.
 */
export function describe(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ') && line.length < 300)
  const where = frames?.slice(0, 12).map((line) => line.trim())
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint, routine } = error
    return { kind: 'DatabaseError', code, table, column, constraint, routine, where }
  }
  return { kind: error.name, message: error.message.slice(0, 300), where }
}
