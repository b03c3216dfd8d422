import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/** Bounds of a histogram of durations, in seconds. */
export const secondBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The requests of a process, counted and timed in `registry` by the pattern of their route; those without a route are `otherRoute`.
 * Returns what registers an app, of which a process may have several.
 */
export function httpMetrics(registry: Registry, otherRoute: string): (app: FastifyInstance) => void {
  const labelNames = ['route', 'method', 'status']
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by route, method and status.',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its response.',
    labelNames,
    buckets: secondBuckets,
    registers: [registry],
  })
  return (app) => {
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      const labels = { route: routeOptions.url ?? otherRoute, method, status: String(statusCode) }
      requests.inc(labels)
      seconds.observe(labels, elapsedTime / 1000)
    })
  }
}
