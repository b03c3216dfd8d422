import { addDrain, defaultTimeoutMs, guardConnections, guardOptions } from '@stepwise/shared/server'
import { fastify } from 'fastify'
import type { Context } from './context.ts'
import { demoAccountsRoutes } from './demo/demo-accounts.routes.ts'
import { registerCallerAddress } from './http/caller-address.ts'
import { frameworkErrors, registerErrors } from './http/errors.ts'
import { knownPaths } from './http/known-paths.ts'
import { loggingOptions, registerRequestLog } from './http/logging.ts'
import { parseQuery, registerJsonBody } from './http/request-parsing.ts'
import { responseCompiler } from './http/responses.ts'
import { registerRevalidation } from './http/revalidation.ts'
import { validatorCompiler } from './http/validation.ts'
import { registerHttpMetrics } from './metrics/registry.ts'
import { prepareDummyHash } from './modules/accounts/auth/passwords.ts'
import { registerSession } from './modules/accounts/auth/session.ts'
import { registerAccounts } from './modules/accounts/routes.ts'
import { registerContent } from './modules/content/routes.ts'
import { registerCourse } from './modules/course/routes.ts'
import { registerDocs } from './modules/platform/docs/docs.ts'
import { registerPlatform } from './modules/platform/routes.ts'

/** A mail server that hangs may hold up an email, which waits in its table, but not the end of the process. */
const backgroundLimitMs = 10_000

/** Less than the second for which nginx leaves a server alone (deploy/src/nginx/nginx-config.ts). */
const turnAwayMs = 500

/** Builds the server, not yet listening. The order matters: errors, logs, docs, session, modules. */
export async function buildApp(context: Context, { timeoutMs = defaultTimeoutMs, checksResponses = false } = {}) {
  const { settings } = context
  const app = fastify({
    ...guardOptions(timeoutMs),
    ...loggingOptions(settings),
    trustProxy: settings.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 600, querystringParser: parseQuery },
    frameworkErrors,
  })

  guardConnections(app, timeoutMs)
  addDrain(app, { turnAwayMs })
  registerErrors(app, knownPaths(app))
  registerCallerAddress(app)
  registerRequestLog(app)
  registerHttpMetrics(app)
  await prepareDummyHash()
  // Background work needs the database, which is closed after the server.
  app.addHook('onClose', () => context.background.idle(backgroundLimitMs))

  await app.register(
    async (api) => {
      api.setValidatorCompiler(validatorCompiler)
      api.setSerializerCompiler(responseCompiler({ checksResponses }))
      registerJsonBody(api)
      // Answers are personal: no cache may store them, except those that say otherwise.
      api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      registerRevalidation(api)
      await registerDocs(api)
      await registerSession(api, context)
      registerPlatform(api, context)
      registerContent(api, context)
      registerCourse(api, context)
      registerAccounts(api, context)
      demoAccountsRoutes(api, context)
    },
    { prefix: '/api' },
  )
  return app
}
