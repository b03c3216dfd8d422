import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/failures.ts'
import { route } from '../../http/route.ts'
import { findStepToContinueWith } from '../continue-with/continue-with.repository.ts'
import { findCourse } from './course.repository.ts'
import { flowOnWire, moduleOnWire } from './flows.wire.ts'

/** The flows with their modules, and one module with its chapters (docs/product/steps-and-player.md#flows-calls). */
export function flowsRoutes(api: FastifyInstance, { db, settings }: Context) {
  route(api, 'GET /flows', async ({ person }) => {
    const course = await findCourse(db, person.id)
    return {
      flows: course.flows.map(flowOnWire),
      continue_with: await findStepToContinueWith(db, settings.edition, person.id, course),
    }
  })

  route(api, 'GET /learning_module/:id', async ({ person, params }) => {
    const { flows } = await findCourse(db, person.id)
    const flow = flows.find((candidate) => candidate.modules.some((module) => module.id === params.id))
    const module = flow?.modules.find((candidate) => candidate.id === params.id)
    if (!flow || !module) throw notFound('learning module')
    return { learning_module: moduleOnWire(module, flow) }
  })
}
