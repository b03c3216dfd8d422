import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/failures.ts'
import { stepToContinueWith } from '../continue-with/continue-with.ts'
import { dueReminders } from '../reminders/reminders.wire.ts'
import { flowOnWire, flowsOnWire, moduleOnWire, profileOnWire } from './flows.wire.ts'
import { learnerRoute } from './learner-route.ts'

/** The flows, one flow with its modules, one module with its chapters, and how far the person is. */
export function flowsRoutes(api: FastifyInstance, context: Context) {
  learnerRoute(
    api,
    context,
    'GET /flows',
    ['progress', 'softwares', 'reminders'],
    async ({ learner, person, query }) => ({
      flows: flowsOnWire(learner, query.flow),
      continue_with: stepToContinueWith(context.settings.edition, learner),
      reminders: dueReminders(learner, person, context.now()),
    }),
  )

  learnerRoute(api, context, 'GET /flows/:flowSlug', ['progress'], async ({ learner: { own, content }, params }) => {
    const flow = content.course.flows.find(({ slug }) => slug === params.flowSlug)
    if (!flow) throw notFound('flow')
    return { flow: flowOnWire(flow, own) }
  })

  const ofModule = ['progress', 'favourites', 'notes', 'quickChecks'] as const
  learnerRoute(api, context, 'GET /learning_module/:id', ofModule, async ({ learner: { own, content }, params }) => {
    const flow = content.course.flows.find((candidate) => candidate.modules.some((module) => module.id === params.id))
    const module = flow?.modules.find((candidate) => candidate.id === params.id)
    if (!flow || !module) throw notFound('learning module')
    return { learning_module: moduleOnWire(module, flow, own) }
  })

  learnerRoute(api, context, 'GET /users/profile', ['progress'], async ({ learner }) => profileOnWire(learner))
}
