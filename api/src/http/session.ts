import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { findSession, sessionSeconds } from '../modules/auth/sessions.repository.ts'
import { Failure, notSignedIn } from './failures.ts'
import { isOwnOrigin } from './origin.ts'

/** Who is signed in, as far as every handler needs to know. */
export interface Person {
  id: string
  timeZone: string
  sessionId: string
  isSharedComputer: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
    /** The call is made in the name of somebody else than whose session this is. */
    isForAnother: boolean
  }
}

/**
 * Cookies of one host are shared by all its ports: an edition's name keeps the two editions on one machine apart.
 */
export function cookieName({ settings }: Context) {
  return `stepwise_session_${settings.edition}`
}

/** Reads the session's cookie for every call below /api, and refuses what another site sends (design: Sessions). */
export async function registerSession(api: FastifyInstance, context: Context) {
  await api.register(cookie)
  api.decorateRequest('person', null)
  api.decorateRequest('isForAnother', false)
  api.addHook('onRequest', async (request) => {
    const token = sessionToken(context, request)
    if (!isOwnOrigin(request, token !== undefined)) throw new Failure(403, 'This call must come from Stepwise itself.')
    if (token) request.person = (await findSession(context.db, token, context.now())) ?? null
    // A tab in which another person's page is still open does not speak for the one whose session this is.
    const spokenFor = request.headers[personHeader]
    if (spokenFor === undefined || spokenFor === request.person?.id) return
    request.isForAnother = request.person !== null
    request.person = null
  })
}

/** The id of the user whose page makes the call, as our client sends it; calls of others go without. */
const personHeader = 'stepwise-person'

export function sessionToken(context: Context, request: FastifyRequest) {
  return request.cookies[cookieName(context)] || undefined
}

/** On a computer that others use too the cookie has no age, so that it ends with the browser. */
export function setSessionCookie(context: Context, reply: FastifyReply, token: string, isSharedComputer = false) {
  reply.setCookie(cookieName(context), token, {
    ...cookieOptions(context),
    ...(!isSharedComputer && { maxAge: sessionSeconds }),
  })
}

export function clearSessionCookie(context: Context, reply: FastifyReply) {
  reply.clearCookie(cookieName(context), cookieOptions(context))
}

function cookieOptions({ settings }: Context) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: settings.isProduction } as const
}

/** The person who is signed in. @throws Failure 401 */
export function signedIn(request: FastifyRequest): Person {
  if (!request.person) throw notSignedIn()
  return request.person
}
