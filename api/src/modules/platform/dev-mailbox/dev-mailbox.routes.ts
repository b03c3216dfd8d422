import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { devMailSchema, readDevMailbox } from '../../../mail/dev-mailbox.ts'
import { devMailboxPage, pagePolicy } from './dev-mailbox.page.ts'

/** The mails of the development mailbox at /api/dev/outbox, as a page or as JSON. Not in production. */
export function devMailboxRoutes(api: FastifyInstance, { settings, mail }: Context) {
  if (mail.kind !== 'dev-mailbox' || settings.isProduction) return
  const responseSchema = z.union([z.string(), z.object({ mails: z.array(devMailSchema) })])

  api.get('/dev/outbox', { schema: { tags: ['dev'], response: { 200: responseSchema } } }, async (request, reply) => {
    const mails = await readDevMailbox(settings.devMailboxFolder)
    reply.header('vary', 'accept')
    if (!String(request.headers.accept ?? '').includes('text/html')) return { mails }
    return reply
      .headers({
        'content-security-policy': pagePolicy,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(devMailboxPage(mails))
  })
}
