import { overrideChoiceSchema } from '@stepwise/shared/contracts/release'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ReleaseError } from '../errors.ts'
import { sendError } from '../gateway/errors.ts'
import type { Store } from '../store/store.ts'
import type { ApiCalls } from './api-calls.ts'
import { isOwnOrigin, isTopLevelNavigation } from './caller.ts'
import { localOrigin } from './local-build.ts'
import { openSet } from './open-set.ts'
import { overrideLink, readOverride, signOverride } from './override-token.ts'
import { newOverride, recordOverride } from './overrides.ts'
import { sendRefusal } from './refusal-page.ts'
import { type SetSelection, toChoice } from './selection.ts'

export interface ReleaseRoutesOptions {
  selection: SetSelection
  store: Store
  api: ApiCalls
  isProduction: boolean
  releaseSecret?: string | undefined
}

export const noSecret = 'This server has no RELEASE_SECRET, so it can show only the live versions.'
const bodyLimit = 20_000

/** Opening a signed link, choosing versions for one's own browser, and going back to the live ones. */
export function addOverrideRoutes(app: FastifyInstance, options: ReleaseRoutesOptions) {
  const { selection, store, api, isProduction, releaseSecret } = options
  const open = openSet(selection, api, isProduction)
  // A form that a person has sent without any script: there is nothing in it.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume()
    done(null, undefined)
  })

  app.get('/release/override', { exposeHeadRoute: false }, async (request, reply) => {
    const refuse = (status: number, title: string, ...sentences: string[]) =>
      sendRefusal(reply, { status, title, sentences })
    if (!releaseSecret) return refuse(503, 'Links to other versions do not work here', noSecret)
    if (!isTopLevelNavigation(request))
      return refuse(403, 'Open this link in a tab of its own', 'Another page cannot open it for you.')
    const live = await selection.live()
    if (!live) return refuse(503, 'Nothing has been released here yet', 'Try again when something is live.')

    const { token = '' } = request.query as { token?: string | string[] }
    const place = { origin: selection.resolveOrigin(request), edition: live.registry.host.edition }
    const { outcome, override } = readOverride(String(token), releaseSecret, place)
    const askAgain = 'Ask the person who gave it to you for a new one.'
    if (outcome === 'forged')
      return refuse(403, 'This link was not made here', 'Someone else made it, or it has been changed since.', askAgain)
    if (outcome === 'elsewhere')
      return refuse(
        403,
        'This link is for another address',
        `It works at ${override.origin}, ${override.edition} edition.`,
      )
    if (outcome === 'expired') return refuse(410, 'This link has expired', askAgain)
    return open(request, reply, { live, override, token: String(token) })
  })

  app.post('/release/override', { bodyLimit }, async (request, reply) => {
    if (!isOwnOrigin(request)) return sendError(request, reply, 403)
    const caller = await api.caller(request)
    const live = await selection.live()
    if (caller?.role !== 'qa' || !live) return sendError(request, reply, 404)
    if (!releaseSecret) return sendJsonError(reply, 503, [noSecret])
    const choice = overrideChoiceSchema.safeParse(request.body)
    if (!choice.success) return sendJsonError(reply, 422, ['Choose versions, and for how long.'])
    if (isProduction && choice.data.scenario?.person !== undefined)
      return sendJsonError(reply, 422, ['There are no demo accounts here.'])
    try {
      const origin = selection.resolveOrigin(request)
      const override = newOverride(live.registry, { ...choice.data, origin, by: caller.name })
      await selection.setOf(live, toChoice(override))
      // A build of this machine changes with each save and is no one else's: it is not in the history.
      if (!override.parts.every(localOrigin))
        await recordOverride(
          store,
          override,
          { who: caller.name, why: 'chosen in the panel' },
          { isLink: choice.data.asLink === true },
        )
      const token = signOverride(override, releaseSecret)
      const { until } = override
      reply.header('cache-control', 'no-store')
      if (choice.data.asLink) return reply.send({ until, link: overrideLink(origin, token) })
      selection.keep(reply, live, token, new Date(until))
      return reply.send({ until })
    } catch (error) {
      if (error instanceof ReleaseError) return sendJsonError(reply, 422, error.reasons)
      throw error
    }
  })

  app.post('/release/override/stop', { bodyLimit }, async (request, reply) => {
    if (!isOwnOrigin(request)) return sendError(request, reply, 403)
    const live = await selection.live()
    if (live) selection.clear(reply, live)
    reply.header('cache-control', 'no-store')
    return request.headers.accept?.includes('text/html') ? reply.redirect('/', 303) : reply.send({})
  })
}

const sendJsonError = (reply: FastifyReply, status: number, reasons: string[]) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ errors: {}, msg: reasons.join(' ') })
