import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * Where links in mails lead. Without PUBLIC_URL it is what the request says of itself, which anybody can make up: good
 * enough for mails that stay in this machine's outbox, and settings.ts sees to it that no others are sent so.
 */
export function linkOrigin({ publicOrigin }: Pick<Settings, 'publicOrigin'>, request: FastifyRequest) {
  return publicOrigin ?? `${request.protocol}://${request.host}`
}
