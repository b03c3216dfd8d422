import { cookieName } from '@stepwise/shared/server'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

interface WithSettings {
  settings: Pick<Settings, 'edition' | 'isProduction'>
}

/** Outlives sessions: tells a browser in which the person has signed in before from a new one. */
export function deviceName({ settings: { edition, isProduction } }: WithSettings) {
  return cookieName(`stepwise_device_${edition}`, isProduction)
}

/** The token of a browser that is remembered; undefined when it has none that we made. */
export function deviceToken(context: WithSettings, request: FastifyRequest) {
  const token = request.cookies[deviceName(context)]
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}
