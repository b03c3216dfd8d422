import type { FastifyInstance } from 'fastify'
import { httpRequests, httpSeconds } from './registry.ts'

/** Measures each request by the pattern of its route; unknown addresses are one route, `none`. */
export function registerHttpMetrics(app: FastifyInstance) {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { route: routeOptions.url ?? 'none', method, status: String(statusCode) }
    httpRequests.inc(labels)
    httpSeconds.observe(labels, elapsedTime / 1000)
  })
}
