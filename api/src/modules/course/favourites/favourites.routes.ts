import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { learnerRoute } from '../flows/learner-route.ts'
import { favouritesOnWire } from './favourites.wire.ts'

/** A person's favourite steps. modules/steps has the call that marks one. */
export function favouritesRoutes(api: FastifyInstance, context: Context) {
  learnerRoute(api, context, 'GET /users/favourites', ['progress', 'favourites', 'notes'], async ({ learner }) => ({
    favourites: favouritesOnWire(learner),
  }))
}
