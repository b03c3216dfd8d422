import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a call comes from a page of our own host. Browsers name the origin of every unsafe call, so a call is rejected
 * when it names another host, or names none but carries a session. A call with neither comes from a script that is about to
 * sign in: it has no session that could be abused.
 */
export function isOwnOrigin(request: Pick<FastifyRequest, 'method' | 'headers' | 'host'>, hasSession: boolean) {
  if (safeMethods.includes(request.method)) return true
  const { origin } = request.headers
  if (origin === undefined) return !hasSession
  return URL.canParse(origin) && new URL(origin).host === request.host
}

/**
 * The origin that links in mails begin with. Without PUBLIC_URL it is the host that the request names, which anyone can make
 * up: good enough for mails that stay in this machine's development mailbox. settings.ts makes sure that no others are sent without one.
 */
export function linkOrigin({ publicOrigin }: Pick<Settings, 'publicOrigin'>, request: FastifyRequest) {
  return publicOrigin ?? `${request.protocol}://${request.host}`
}
