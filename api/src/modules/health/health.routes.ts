import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failures.ts'

const statusSchema = z.object({ status: z.literal('ok') })
const schema = { tags: ['health'], response: { 200: statusSchema } }

/** For monitoring: `/health` says that the server runs, `/ready` that its database answers, too. */
export function healthRoutes(api: FastifyInstance, { db }: Context) {
  api.get('/health', { schema }, async () => ({ status: 'ok' }))

  api.get('/ready', { schema }, async (request) => {
    try {
      await sql`select 1`.execute(db)
    } catch {
      request.log.warn('the database does not answer')
      throw new Failure(503, 'The database does not answer.')
    }
    return { status: 'ok' }
  })
}
