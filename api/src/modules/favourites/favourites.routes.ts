import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findFavouritesCourse } from '../flows/course.repository.ts'
import { favouritesOnWire } from './favourites.wire.ts'

/** A person's favourite steps (docs/product/steps-and-player.md#favourites-view). modules/steps has the call that marks one. */
export function favouritesRoutes(api: FastifyInstance, { db }: Context) {
  route(api, 'GET /users/favourites', async ({ person }) => ({
    favourites: favouritesOnWire(await findFavouritesCourse(db, person.id)),
  }))
}
