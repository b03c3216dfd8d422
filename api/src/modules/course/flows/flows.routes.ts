import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/failures.ts'
import { route } from '../../../http/route.ts'
import { stepToContinueWith } from '../continue-with/continue-with.ts'
import { findLearner } from './course.repository.ts'
import { flowOnWire, moduleOnWire, profileOnWire } from './flows.wire.ts'

/** The flows with their modules, one module with its chapters, and how far the person is. */
export function flowsRoutes(api: FastifyInstance, { db, settings }: Context) {
  route(api, 'GET /flows', async ({ person }) => {
    const learner = await findLearner(db, person.id)
    return {
      flows: learner.content.course.flows.map((flow) => flowOnWire(flow, learner.own)),
      continue_with: stepToContinueWith(settings.edition, learner),
    }
  })

  route(api, 'GET /learning_module/:id', async ({ person, params }) => {
    const { own, content } = await findLearner(db, person.id)
    const flow = content.course.flows.find((candidate) => candidate.modules.some((module) => module.id === params.id))
    const module = flow?.modules.find((candidate) => candidate.id === params.id)
    if (!flow || !module) throw notFound('learning module')
    return { learning_module: moduleOnWire(module, flow, own) }
  })

  route(api, 'GET /users/profile', async ({ person }) => profileOnWire(await findLearner(db, person.id)))
}
