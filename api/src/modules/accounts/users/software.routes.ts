import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { invalid } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { findAvailableSoftware, selectSoftwares } from '../../course/software/software.repository.ts'
import { currentUser } from './current-user.ts'

/** The software that can be chosen, and a person's choice. */
export function softwareRoutes(api: FastifyInstance, { db }: Context) {
  route(api, 'GET /users/softwares/available', () => findAvailableSoftware(db))

  route(api, 'POST /users/softwares/select', async ({ person, body }) => {
    const ids = body.user.software_ids
    if (ids.length === 0) throw invalid('software_ids', 'Please select your software!')
    const isSelected = await selectSoftwares(db, person.id, ids)
    if (!isSelected) throw invalid('software_ids', 'We do not know one of these programs.')
    return { ...(await currentUser(db, person.id)), msg: 'Software has been saved.' }
  })
}
