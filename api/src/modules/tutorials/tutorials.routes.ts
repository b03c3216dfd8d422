import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { findCourse } from '../flows/course.repository.ts'
import { findSelectedSoftwares } from '../software/software.repository.ts'
import { findEssentials } from '../steps/steps.repository.ts'
import { essentialsOnWire, type SoftwareStrategies, strategiesOnWire } from './tutorials.wire.ts'

/** The tutorials for the software that a person has chosen (spec 2.8 and 7). */
export function tutorialsRoutes(api: FastifyInstance, { db }: Context) {
  route(api, 'GET /users/tutorials', async ({ person }) => {
    const softwares = await findSelectedSoftwares(db, person.id)
    const essentials = await findEssentials(db, person.id)
    const strategies: SoftwareStrategies[] = []
    for (const { slug } of softwares) {
      strategies.push({ software: slug, course: await findCourse(db, person.id, slug) })
    }
    return {
      essential_steps: strategies.flatMap((ofSoftware) =>
        essentialsOnWire(
          essentials.filter((essential) => essential.software_id === ofSoftware.software),
          ofSoftware,
        ),
      ),
      flow_steps: strategies.flatMap(strategiesOnWire),
    }
  })
}
