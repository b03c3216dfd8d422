import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { route } from '../../../http/route.ts'
import { findBadgesOnOffer } from './badges.repository.ts'

/** The badges that can be earned. Those a person has come with the user (docs/product/achievements.md#badges-of-user). */
export function badgesRoutes(api: FastifyInstance, { db, settings }: Context) {
  route(api, 'GET /badges', async () => ({ badges: await findBadgesOnOffer(db, settings.edition) }))
}
