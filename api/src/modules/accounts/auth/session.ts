import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { retryRead } from '../../../database/unavailable.ts'
import { cookieOptions, nameCookie } from '../../../http/cookies.ts'
import { Failure } from '../../../http/failures.ts'
import { isOwnOrigin } from '../../../http/origin.ts'
import type { Person } from '../../../http/person.ts'
import { computeRolloutBucket } from '../../../http/rollout-bucket.ts'
import { isDue } from '../../content/documents/apply-revisions.ts'
import { publishDue } from '../../content/documents/publish-due.ts'
import { sessionSeconds } from './session-length.ts'
import { findSession } from './sessions.repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that makes the call belongs to another person than the session. */
    isForAnother: boolean
    /** The state of the content when the session was checked (content-cache.ts); null when it is not known. */
    contentState: string | null
  }
}

/** Of sessions that the version before began: it knew no prefix. Read until 90 days after its last day, when none is left. */
function formerSessionName({ settings: { edition } }: Context) {
  return `stepwise_session_${edition}`
}

/** Sets `request.person` from the session cookie and rejects calls of other sites (docs/product/wire.md#cookie and #origin). */
export async function registerSession(api: FastifyInstance, context: Context) {
  await api.register(cookie)
  api.decorateRequest('person', null)
  api.decorateRequest('personColumns', null)
  api.decorateRequest('isForAnother', false)
  api.decorateRequest('contentState', null)
  api.addHook('onRequest', async (request) => {
    const token = sessionToken(context, request)
    if (!isOwnOrigin(request, token !== undefined))
      throw new Failure(403, 'This request must come from Stepwise itself.')
    const isFormer = request.cookies[nameCookie(context, 'session')] !== token
    const { personColumns } = request.routeOptions.config
    const session = token
      ? await retryRead(() => findSession(context.db, token, context.now(), { isFormer, personColumns }))
      : undefined
    request.person = session?.person ?? null
    request.personColumns = session?.personColumns ?? null
    if (isDue(session?.nextPublication, context.now())) await publishDue(request, context)
    else request.contentState = session?.contentState ?? null
    // A tab may still show the page of the person who was signed in before: its calls must not count for the one who is now.
    const pageOwner = request.headers[personHeader]
    if (pageOwner === undefined || pageOwner === request.person?.id) return
    request.isForAnother = request.person !== null
    request.person = null
  })
}

/** The id of the person whose page makes the call. Only our own client sends it (docs/product/wire.md#person-header). */
const personHeader = 'stepwise-person'

export function sessionToken(context: Context, request: FastifyRequest) {
  return request.cookies[nameCookie(context, 'session')] || request.cookies[formerSessionName(context)] || undefined
}

/** As long as browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60

export function setDeviceCookie(context: Context, reply: FastifyReply, token: string) {
  reply.setCookie(nameCookie(context, 'device'), token, { ...cookieOptions(context), maxAge: deviceSeconds })
}

/**
 * On a shared computer the cookies have no age, so that they end with the browser. The second one tells scripts that there probably is a
 * session, so that no one without one makes a call that is answered with 401 (docs/product/wire.md#companion-cookie). The third one is
 * for the gateway, which shows a version to some people first (docs/product/wire.md#bucket-cookie).
 */
export function setSessionCookie(
  context: Context,
  reply: FastifyReply,
  token: string,
  { id }: Pick<Person, 'id'>,
  isSharedComputer = false,
) {
  const options = { ...cookieOptions(context), ...(!isSharedComputer && { maxAge: sessionSeconds }) }
  reply.setCookie(nameCookie(context, 'session'), token, options)
  reply.setCookie(nameCookie(context, 'signed_in'), '1', { ...options, httpOnly: false })
  reply.setCookie(nameCookie(context, 'bucket'), String(computeRolloutBucket(id)), options)
}

export function clearSessionCookie(context: Context, reply: FastifyReply) {
  reply.clearCookie(nameCookie(context, 'session'), cookieOptions(context))
  if (context.settings.isProduction) reply.clearCookie(formerSessionName(context), cookieOptions(context))
  clearCompanionCookie(context, reply)
  reply.clearCookie(nameCookie(context, 'bucket'), cookieOptions(context))
}

/** For a session that has ended by itself. Not its own cookie: an answer that is late must not end a session that has begun since. */
export function clearCompanionCookie(context: Context, reply: FastifyReply) {
  reply.clearCookie(nameCookie(context, 'signed_in'), { ...cookieOptions(context), httpOnly: false })
}
