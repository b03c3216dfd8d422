import { scenarioSchema } from '@stepwise/shared/contracts/remote'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ReleaseError } from '../errors.ts'
import { sendError } from '../gateway/errors.ts'
import { publishedManifest } from '../release/manifest.ts'
import { formatPartVersion, parsePartVersion } from '../release/part.ts'
import { isTopLevelNavigation } from './caller.ts'
import { openSet } from './open-set.ts'
import { noSecret, type ReleaseRoutesOptions } from './override-routes.ts'
import { signOverride } from './override-token.ts'
import { newOverride, recordOverride } from './overrides.ts'
import { sendRefusal } from './refusal-page.ts'

const minutes = 8 * 60
/** docs/product/accounts.md#demo-accounts */
const firstPerson = { study: 'student', pro: 'pro' }

/** A state as an address has it: `?person=student&theme=dark&textSize=4&fault=slow&path=/dashboard/learn`. */
const stateSchema = scenarioSchema.extend({
  textSize: z.coerce.number().pipe(scenarioSchema.shape.textSize.unwrap()).optional(),
  path: z.string().optional(),
})

/** Every published version of a remote can be seen alone in the real shell: outside production by anyone, in production by QA. */
export function addStandaloneRoutes(app: FastifyInstance, options: ReleaseRoutesOptions) {
  const { selection, store, api, isProduction, releaseSecret } = options
  const open = openSet(selection, api, isProduction)

  app.get('/remotes/:name/:version/standalone.html', { exposeHeadRoute: false }, async (request, reply) => {
    const { name, version } = request.params as { name: string; version: string }
    const refuse = (status: number, title: string, ...sentences: string[]) =>
      sendRefusal(reply, { status, title, sentences })
    const caller = isProduction ? await api.caller(request) : undefined
    const live = await selection.live()
    if (!live || (isProduction && caller?.role !== 'qa'))
      return sendError(request, reply, 404, 'There is nothing here.')
    if (!releaseSecret) return refuse(503, 'Remotes cannot be shown on their own here', noSecret)
    if (!isTopLevelNavigation(request))
      return refuse(403, 'Open this address in a tab of its own', 'Another page cannot open it for you.')
    const state = stateSchema.safeParse(request.query)
    if (!state.success)
      return refuse(
        400,
        'This address names a state that does not exist',
        ...state.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
      )
    const { path, ...named } = state.data
    const { edition } = live.registry.host
    const isSignedIn = request.cookies[`stepwise_session_${edition}`] !== undefined
    // Nearly every page is for people who are signed in, and the remote for signing in is not there.
    const scenario = isProduction || isSignedIn ? named : { person: firstPerson[edition], ...named }
    try {
      const part = parsePartVersion(`${name}@${version}`)
      await publishedManifest(store.files, part)
      const override = {
        ...newOverride(live.registry, {
          parts: [formatPartVersion(part)],
          minutes,
          origin: selection.resolveOrigin(request),
          by: caller?.name ?? '',
          path,
          ...(Object.keys(scenario).length > 0 && { scenario }),
        }),
        kind: 'standalone' as const,
      }
      // Outside production anyone looks at anything, and no one needs to know.
      const record = () => caller && recordOverride(store, override, { who: caller.name, why: 'seen alone' })
      return await open(request, reply, {
        live,
        override,
        token: signOverride(override, releaseSecret),
        record: async () => record(),
      })
    } catch (error) {
      if (error instanceof ReleaseError) return refuse(404, 'This version cannot be shown on its own', ...error.reasons)
      throw error
    }
  })
}
