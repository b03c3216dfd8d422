import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { notFound } from '../http/failures.ts'
import { addDemoAccountLike } from './seed.ts'

const bodySchema = z.object({ like: z.string() })

/**
 * A fresh account that is as far as a demo account: one of a test's own, or somebody's who tries a remote and wants to begin
 * again. Its password is that of the demo accounts. Never there in production.
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
