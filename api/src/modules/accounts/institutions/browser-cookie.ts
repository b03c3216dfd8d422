import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { cookieOptions, nameCookie, readToken } from '../../../http/cookies.ts'
import { newToken } from '../../../tokens.ts'

// Binds a sign-in at an institution to the browser in which it began, so that no one can be led into someone else's account by an address
// that someone else has begun with (docs/product/ways-in.md#institution-browser).

const lifetimeSeconds = 10 * 60

/** The secret of the browser that makes the request; undefined when it has none that we made. */
export const browserToken = (context: Context, request: FastifyRequest) => readToken(context, request, 'institution')

/** Gives the browser a secret for ten minutes: the one that it has, because two tabs may sign in at once, or a new one. */
export function setBrowserToken(context: Context, reply: FastifyReply, token = newToken()) {
  reply.setCookie(nameCookie(context, 'institution'), token, { ...cookieOptions(context), maxAge: lifetimeSeconds })
  return token
}

export function clearBrowserToken(context: Context, reply: FastifyReply) {
  reply.clearCookie(nameCookie(context, 'institution'), cookieOptions(context))
}
