import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { notFound } from '../http/failures.ts'
import { addDemoAccountLike } from './seed.ts'

const bodySchema = z.object({ like: z.string() })

/**
 * A new account with the progress of a demo account, for a test of its own or to try something from the start. Its password is
 * that of the demo accounts. Not in production.
 */
export function demoAccountsRoutes(api: FastifyInstance, context: Context) {
  if (context.settings.isProduction) return
  const schema = { tags: ['dev'], body: bodySchema, response: { 200: z.object({ email: z.string() }) } }

  api.post('/dev/demo_accounts', { schema }, async (request) => {
    const { like } = request.body as z.infer<typeof bodySchema>
    const email = await addDemoAccountLike(context, like)
    if (!email) throw notFound('demo account')
    return { email }
  })
}
