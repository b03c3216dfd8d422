import { randomUUID } from 'node:crypto'
import { type FastifyHttpOptions, type FastifyInstance, LogController, type RawServerDefault } from 'fastify'
import { describeError } from '../errors.ts'

/** Structured logs that hold ids and routes only: no addresses, no query text, no bodies. */
export function loggingOptions(level: string) {
  return {
    logger: { level, base: null, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  } satisfies FastifyHttpOptions<RawServerDefault>
}

/** The logger needs these fields of every error; those that may quote a person stay empty. */
function loggedError(error: unknown) {
  const { kind, message = '', ...more } = describeError(error)
  return { ...more, type: kind, message, stack: '' }
}

/** One line for each request, when it has been answered. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}
