import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { noSpace } from '../../../database/storage.ts'
import { readinessChecks } from './readiness.ts'

const healthSchema = z.object({ status: z.literal('ok') })
const readySchema = z.object({
  status: z.enum(['ok', 'read only', 'not ready']),
  checks: z.record(z.string(), z.string()),
})

/**
 * For monitoring and load balancers: `/health` says that the server runs, `/ready` whether it should be sent calls. With a full disk it
 * should: reading works.
 */
export function healthRoutes(api: FastifyInstance, { db }: Context) {
  api.get('/health', { schema: { tags: ['health'], response: { 200: healthSchema } } }, async () => ({ status: 'ok' }))

  const databaseChecks = readinessChecks(db)
  const response = { 200: readySchema, 503: readySchema }
  api.get('/ready', { schema: { tags: ['health'], response } }, async (request, reply) => {
    const checks = { server: api.drain.isDraining() ? 'stopping' : 'ok', ...(await databaseChecks()) }
    const wrong = Object.values(checks).filter((result) => result !== 'ok')
    const status = wrong.length === 0 ? 'ok' : wrong.every((result) => result === noSpace) ? 'read only' : 'not ready'
    if (status !== 'ok') request.log.warn({ checks }, status)
    return reply.code(status === 'not ready' ? 503 : 200).send({ status, checks })
  })
}
