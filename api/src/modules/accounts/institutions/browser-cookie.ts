import { cookieName } from '@stepwise/shared/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { newToken } from '../../../tokens.ts'

// Binds a sign-in at an institution to the browser in which it began, so that no one can be led into someone else's account by an address
// that someone else has begun with (docs/product/ways-in.md#institution-browser).

const lifetimeSeconds = 10 * 60

function nameIn({ settings: { edition, isProduction } }: Context) {
  return cookieName(`stepwise_institution_${edition}`, isProduction)
}

/** The secret of the browser that makes the request; undefined when it has none that we made. */
export function browserToken(context: Context, request: FastifyRequest) {
  const token = request.cookies[nameIn(context)]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Gives the browser a secret for ten minutes: the one that it has, because two tabs may sign in at once, or a new one. */
export function setBrowserToken(context: Context, reply: FastifyReply, token = newToken()) {
  reply.setCookie(nameIn(context), token, { ...options(context), maxAge: lifetimeSeconds })
  return token
}

export function clearBrowserToken(context: Context, reply: FastifyReply) {
  reply.clearCookie(nameIn(context), options(context))
}

// Lax: the browser comes back from another site.
const options = ({ settings }: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: settings.isProduction }) as const
