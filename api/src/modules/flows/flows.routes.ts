import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failures.ts'
import { route } from '../../http/route.ts'
import { findCourse } from './course.repository.ts'
import { flowOnWire, moduleOnWire } from './flows.wire.ts'

/** The flows with their modules, and one module whole (spec 2.4 and 7). */
export function flowsRoutes(api: FastifyInstance, { db }: Context) {
  route(api, 'GET /flows', async ({ person }) => {
    const course = await findCourse(db, person.id)
    return { flows: course.flows.map(flowOnWire) }
  })

  route(api, 'GET /learning_module/:id', async ({ person, params }) => {
    const { flows } = await findCourse(db, person.id)
    const flow = flows.find((candidate) => candidate.modules.some((module) => module.id === params.id))
    const module = flow?.modules.find((candidate) => candidate.id === params.id)
    if (!flow || !module) throw notFound('learning module')
    return { learning_module: moduleOnWire(module, flow) }
  })
}
