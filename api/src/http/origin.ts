import type { FastifyRequest } from 'fastify'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a call comes from a page of our own host. Browsers name the origin of every unsafe call, so one that names
 * another host, or none while it carries a session, is refused. A call with neither is not a browser's (a script that
 * signs in) and has nothing that could be abused.
 */
export function isOwnOrigin(request: Pick<FastifyRequest, 'method' | 'headers' | 'host'>, hasSession: boolean) {
  if (safeMethods.includes(request.method)) return true
  const { origin } = request.headers
  if (origin === undefined) return !hasSession
  return URL.canParse(origin) && new URL(origin).host === request.host
}
