import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { route } from '../../../http/route.ts'
import { favouritesCourse, findLearner } from '../flows/course.repository.ts'
import { favouritesOnWire } from './favourites.wire.ts'

/** A person's favourite steps. modules/steps has the call that marks one. */
export function favouritesRoutes(api: FastifyInstance, { db }: Context) {
  route(api, 'GET /users/favourites', async ({ person }) => {
    const learner = await findLearner(db, person.id)
    return { favourites: favouritesOnWire(favouritesCourse(learner), learner.own) }
  })
}
