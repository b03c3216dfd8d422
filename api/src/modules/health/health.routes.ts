import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { readinessChecks } from './readiness.ts'

const healthSchema = z.object({ status: z.literal('ok') })
const readySchema = z.object({ status: z.enum(['ok', 'not ready']), checks: z.record(z.string(), z.string()) })

/** For monitoring and load balancers: `/health` says that the server runs, `/ready` whether it should be sent calls. */
export function healthRoutes(api: FastifyInstance, { db }: Context) {
  api.get('/health', { schema: { tags: ['health'], response: { 200: healthSchema } } }, async () => ({ status: 'ok' }))

  const databaseChecks = readinessChecks(db)
  const response = { 200: readySchema, 503: readySchema }
  api.get('/ready', { schema: { tags: ['health'], response } }, async (request, reply) => {
    const checks = { server: api.drain.isDraining() ? 'stopping' : 'ok', ...(await databaseChecks()) }
    const isReady = Object.values(checks).every((result) => result === 'ok')
    if (!isReady) request.log.warn({ checks }, 'not ready')
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'not ready', checks })
  })
}
