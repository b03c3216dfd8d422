import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findBadgesOnOffer } from './badges.repository.ts'

/** What a person can earn. What they have earned comes with them (spec 3, User). */
export function badgesRoutes(api: FastifyInstance, { db, settings }: Context) {
  route(api, 'GET /badges', async () => ({ badges: await findBadgesOnOffer(db, settings.edition) }))
}
