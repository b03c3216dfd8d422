import { wordsOf } from '@stepwise/shared/server'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { MailFailure } from '../mail/mail.ts'
import { StartFailure } from '../start-failure.ts'
import { Failure, notFound, wrongMethod } from './failures.ts'

/**
 * One place for every failure: `{errors, msg}` on the wire, never a stack, and an id in place of what went wrong inside.
 * `methodsOf` knows the methods of an address.
 */
export function registerErrors(app: FastifyInstance, methodsOf: (url: string) => string[]) {
  app.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    const failure = error instanceof Failure ? error : understood(error)
    if (failure) return sendFailure(reply, failure)
    request.log.error({ failure: describe(error), route: request.routeOptions.url }, 'request failed')
    return sendFailure(reply, internalFailure(request))
  })
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, notFound()))
  // Before a body is read that nothing will use.
  app.addHook('onRequest', async (request) => {
    if (!request.is404) return
    const methods = methodsOf(request.url)
    throw methods.length > 0 ? wrongMethod(methods) : notFound()
  })
}

/** For addresses that Fastify cannot even route, such as /%zz. No hook runs for them, so nothing waits for their body. */
export function frameworkErrors(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  reply.header('connection', 'close')
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
  if (isDatabaseError(error)) return undefined
  const status = error.statusCode ?? 500
  // An address longer than any of ours.
  if (status === 414) return notFound()
  if (status < 400 || status > 499) return undefined
  return new Failure(status, wordsOf(status).msg)
}

interface LoggedError {
  kind: string
  message?: string | undefined
  where?: string[] | undefined
  /** Codes, and names of our own code and tables. */
  [name: string]: unknown
}

/**
 * What may be logged of an error: where it happened and of what kind. Messages can quote what a person wrote (a database's
 * do, and so does "… is not valid JSON"), so only those are kept that are ours, or the engine's about our code.
 */
export function describe(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { kind: typeof error }
  const where = framesOf(error)
  if (isDatabaseError(error)) {
    const { code, table, column, constraint, routine } = error
    return { kind: 'DatabaseError', code, table, column, constraint, routine, where }
  }
  const { code, syscall } = error as NodeJS.ErrnoException
  return { kind: error.constructor.name, code, syscall, message: loggableMessage(error), where }
}

/** PGlite has a class of its own for what PostgreSQL says, with the same fields. */
function isDatabaseError(error: Error): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError || ('severity' in error && 'code' in error)
}

function framesOf({ stack = '', message }: Error) {
  const frames = stack.replace(message, '').split('\n')
  return frames
    .filter((line) => line.startsWith('    at ') && line.length < 300)
    .slice(0, 12)
    .map((line) => line.trim())
}

function loggableMessage(error: Error) {
  if (error instanceof Failure || error instanceof MailFailure || error instanceof StartFailure) return error.message
  const isAboutCode = error instanceof TypeError || error instanceof ReferenceError
  return isAboutCode ? error.message.replaceAll(/(["'`]).*\1/gs, '…').slice(0, 300) : undefined
}
