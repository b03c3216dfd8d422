import { randomUUID } from 'node:crypto'
import { type FastifyHttpOptions, type FastifyInstance, LogController, type RawServerDefault } from 'fastify'
import { describe } from './errors.ts'

/** Structured logs that hold ids and routes only: no addresses, no query text, no bodies. */
export function loggingOptions(level: string) {
  return {
    logger: { level, base: undefined, serializers: { err: describe } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  } satisfies FastifyHttpOptions<RawServerDefault>
}

/** One line a request, when it has been answered. */
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
