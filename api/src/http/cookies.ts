import { cookieName } from '@stepwise/shared/server'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

interface WithSettings {
  settings: Pick<Settings, 'edition' | 'isProduction'>
}

/** The two editions may run on one machine, and cookies ignore ports: the name of the edition keeps their sessions apart. */
export function nameCookie(
  { settings: { edition, isProduction } }: WithSettings,
  what: 'session' | 'signed_in' | 'bucket' | 'device' | 'institution',
) {
  return cookieName(`stepwise_${what}_${edition}`, isProduction)
}

// Lax: a browser comes back from its institution, which is another site.
export const cookieOptions = ({ settings }: WithSettings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: settings.isProduction }) as const

/** The token in a cookie; undefined when there is none that we made. */
export function readToken(context: WithSettings, request: FastifyRequest, what: 'device' | 'institution') {
  const token = request.cookies[nameCookie(context, what)]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** The token of a browser that is remembered: it outlives sessions, and tells one in which the person has signed in before from a new one. */
export const deviceToken = (context: WithSettings, request: FastifyRequest) => readToken(context, request, 'device')
