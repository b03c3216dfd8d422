import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { callsRoutes } from './calls/calls.routes.ts'
import { clientFaultsRoutes } from './client-faults/client-faults.routes.ts'
import { devMailboxRoutes } from './dev-mailbox/dev-mailbox.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { messagesRoutes } from './messages/messages.routes.ts'

const modules = [callsRoutes, healthRoutes, clientFaultsRoutes, devMailboxRoutes, messagesRoutes]

/** What belongs to no person and no page. `callsRoutes` stands first, because it hears of the routes that are added after it. */
export function registerPlatform(api: FastifyInstance, context: Context) {
  for (const registerModule of modules) registerModule(api, context)
}
