import { addDrain, defaultTimeoutMs, guardConnections, guardOptions } from '@stepwise/shared/server'
import { fastify } from 'fastify'
import type { Context } from './context.ts'
import { demoAccountsRoutes } from './demo/demo-accounts.routes.ts'
import { answerCompiler } from './http/answers.ts'
import { registerCallerAddress } from './http/caller-address.ts'
import { frameworkErrors, registerErrors } from './http/errors.ts'
import { knownPaths } from './http/known-paths.ts'
import { loggingOptions, registerRequestLog } from './http/logging.ts'
import { parseQuery, registerJsonBody } from './http/request-parsing.ts'
import { registerRevalidation } from './http/revalidation.ts'
import { validatorCompiler } from './http/validation.ts'
import { registerHttpMetrics } from './metrics/http-metrics.ts'
import { emailChangeRoutes } from './modules/account/email-change.routes.ts'
import { ownPasswordRoutes } from './modules/account/own-password.routes.ts'
import { profileRoutes } from './modules/account/profile.routes.ts'
import { appsRoutes } from './modules/apps/apps.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { prepareDummyHash } from './modules/auth/passwords.ts'
import { registerSession } from './modules/auth/session.ts'
import { avatarsRoutes } from './modules/avatars/avatars.routes.ts'
import { badgesRoutes } from './modules/badges/badges.routes.ts'
import { callsRoutes } from './modules/calls/calls.routes.ts'
import { calmRoutes } from './modules/calm/calm.routes.ts'
import { clientFaultsRoutes } from './modules/client-faults/client-faults.routes.ts'
import { confirmationsRoutes } from './modules/confirmations/confirmations.routes.ts'
import { createdPagesRoutes } from './modules/content-desk/created-pages.routes.ts'
import { deskRoutes } from './modules/content-desk/desk.routes.ts'
import { documentsRoutes } from './modules/content-desk/documents.routes.ts'
import { exportRoutes } from './modules/content-desk/export/export.routes.ts'
import { contentImagesRoutes } from './modules/content-desk/images.routes.ts'
import { mistakesRoutes } from './modules/content-desk/mistakes.routes.ts'
import { dataExportRoutes } from './modules/data-export/data-export.routes.ts'
import { deletionRoutes } from './modules/deletion/deletion.routes.ts'
import { registerDocs } from './modules/docs/docs.ts'
import { downloadsRoutes } from './modules/downloads/downloads.routes.ts'
import { favouritesRoutes } from './modules/favourites/favourites.routes.ts'
import { flowsRoutes } from './modules/flows/flows.routes.ts'
import { healthRoutes } from './modules/health/health.routes.ts'
import { institutionSignInRoutes } from './modules/institutions/institution-sign-in.routes.ts'
import { institutionsRoutes } from './modules/institutions/institutions.routes.ts'
import { messagesRoutes } from './modules/messages/messages.routes.ts'
import { notesRoutes } from './modules/notes/notes.routes.ts'
import { outboxRoutes } from './modules/outbox/outbox.routes.ts'
import { pagesRoutes } from './modules/pages/pages.routes.ts'
import { ownPasskeysRoutes } from './modules/passkeys/own-passkeys.routes.ts'
import { passkeysRoutes } from './modules/passkeys/passkeys.routes.ts'
import { passwordResetRoutes } from './modules/password-reset/password-reset.routes.ts'
import { proofRoutes } from './modules/proof/proof.routes.ts'
import { reflectionsRoutes } from './modules/reflections/reflections.routes.ts'
import { resourcesRoutes } from './modules/resources/resources.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { sessionsRoutes } from './modules/sessions/sessions.routes.ts'
import { signInLinksRoutes } from './modules/sign-in-links/sign-in-links.routes.ts'
import { signUpRoutes } from './modules/sign-up/sign-up.routes.ts'
import { softwareRoutes } from './modules/software/software.routes.ts'
import { stepsRoutes } from './modules/steps/steps.routes.ts'
import { tutorialsRoutes } from './modules/tutorials/tutorials.routes.ts'
import { userInfoRoutes } from './modules/user-info/user-info.routes.ts'
import { usersRoutes } from './modules/users/users.routes.ts'

const modules = [
  callsRoutes,
  authRoutes,
  signUpRoutes,
  confirmationsRoutes,
  passwordResetRoutes,
  signInLinksRoutes,
  institutionsRoutes,
  institutionSignInRoutes,
  passkeysRoutes,
  ownPasskeysRoutes,
  proofRoutes,
  usersRoutes,
  profileRoutes,
  emailChangeRoutes,
  ownPasswordRoutes,
  dataExportRoutes,
  deletionRoutes,
  userInfoRoutes,
  avatarsRoutes,
  sessionsRoutes,
  softwareRoutes,
  flowsRoutes,
  stepsRoutes,
  favouritesRoutes,
  tutorialsRoutes,
  badgesRoutes,
  notesRoutes,
  reflectionsRoutes,
  downloadsRoutes,
  searchRoutes,
  appsRoutes,
  pagesRoutes,
  calmRoutes,
  documentsRoutes,
  healthRoutes,
  clientFaultsRoutes,
  outboxRoutes,
  demoAccountsRoutes,
  createdPagesRoutes,
  deskRoutes,
  contentImagesRoutes,
  exportRoutes,
  mistakesRoutes,
  messagesRoutes,
  resourcesRoutes,
]

/** A mail server that hangs may hold up a mail, which waits in its table, but not the end of the process. */
const backgroundLimitMs = 10_000

/** Less than the second for which nginx leaves a server alone (deploy/src/nginx/nginx-config.ts). */
const turnAwayMs = 500

/** Builds the server, not yet listening. The order matters: errors, logs, docs, session, modules. */
export async function buildApp(context: Context, { timeoutMs = defaultTimeoutMs, checksAnswers = false } = {}) {
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
      api.setSerializerCompiler(answerCompiler({ checksAnswers }))
      registerJsonBody(api)
      // Answers are personal: no cache may store them, but for those that say otherwise.
      api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
      registerRevalidation(api)
      await registerDocs(api)
      await registerSession(api, context)
      for (const registerModule of modules) registerModule(api, context)
    },
    { prefix: '/api' },
  )
  return app
}
