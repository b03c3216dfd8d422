import type { FastifyInstance } from 'fastify'
import { publicRoute } from '../../../http/route.ts'

/**
 * Says which calls are served, for the promotion gate: a part that makes others is not released. It comes before all other modules, because
 * it hears of the routes that are added after it.
 */
export function callsRoutes(api: FastifyInstance) {
  const served: string[] = []
  api.addHook('onRoute', ({ method, routePath }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') served.push(`${one} ${routePath}`)
  })
  publicRoute(api, 'GET /calls', async () => ({ calls: served.toSorted() }))
}
