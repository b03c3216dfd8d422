import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findLearner } from '../flows/course.repository.ts'
import { profileOnWire } from '../flows/flows.wire.ts'
import { changeAccessabilitySetting } from './users.repository.ts'

/** A person's progress and reading settings (docs/product/display.md#saving). */
export function usersRoutes(api: FastifyInstance, { db }: Context) {
  route(api, 'GET /users/profile', async ({ person }) => profileOnWire(await findLearner(db, person.id)))

  route(api, 'PUT /users/accessability_setting', ({ person, body }) =>
    changeAccessabilitySetting(db, person.id, body.accessability_setting),
  )
}
