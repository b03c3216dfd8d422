import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { route } from '../../../http/route.ts'
import { changeDisplaySetting } from './display.repository.ts'

/** A person's display settings (docs/product/display.md#saving). */
export function displayRoutes(api: FastifyInstance, { db }: Context) {
  route(api, 'PUT /users/accessability_setting', ({ person, body }) =>
    changeDisplaySetting(db, person.id, body.accessability_setting),
  )
}
