import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/failures.ts'
import { deskRoute, route } from '../../../http/route.ts'
import { limit } from '../../platform/limits/limits.ts'
import { findOpenMistakes, reportMistake, settleMistake } from './mistakes.repository.ts'

/** What readers report, and the list of it at the desk (docs/product/content-desk.md#reports). */
export function mistakesRoutes(api: FastifyInstance, context: Context) {
  const { db, now } = context

  route(api, 'POST /mistakes', async ({ person, body, request }) => {
    await limit(context, request, 'mistakes', { person: person.id })
    await reportMistake(db, { ...body, userId: person.id, now: now() })
    return {}
  })

  deskRoute(api, 'GET /content_desk/mistakes', async () => {
    const mistakes = await findOpenMistakes(db)
    return {
      mistakes: mistakes.map(({ reported_at, ...mistake }) => ({ ...mistake, reported_at: reported_at.toISOString() })),
    }
  })

  deskRoute(api, 'DELETE /content_desk/mistakes/:id', async ({ person, params }) => {
    if (!(await settleMistake(db, params.id, { userId: person.id, now: now() }))) throw notFound('report')
    return {}
  })
}
