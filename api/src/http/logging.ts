import { requestIdHeader, requestIds, type TrustProxy } from '@stepwise/shared/server'
import { type FastifyHttpOptions, type FastifyInstance, LogController, type RawServerDefault } from 'fastify'
import { describeError } from '../errors.ts'

/**
 * Structured logs that hold ids and routes only: no addresses, no query text, no bodies. The id of a request is that of the gateway or
 * nginx in front, so that it is the same in all logs.
 */
export function loggingOptions({ logLevel: level, trustProxy }: { logLevel: string; trustProxy: TrustProxy }) {
  return {
    logger: { level, base: null, serializers: { err: loggedError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trustProxy),
  } satisfies FastifyHttpOptions<RawServerDefault>
}

/** The logger needs these fields of every error; those that may quote a person stay empty. */
function loggedError(error: unknown) {
  const { kind, message = '', ...more } = describeError(error)
  return { ...more, type: kind, message, stack: '' }
}

/** One line for each request, when it has been answered, by the id that the answer names too. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => void reply.header(requestIdHeader, request.id))
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
