import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What a gateway measures, under the same names as the API (docs/operations/many-machines.md#metrics). */
export const metrics = new Registry()

collectDefaultMetrics({ register: metrics })

const labelNames = ['route', 'method', 'status']
const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests that were answered, by route, method and status.',
  labelNames,
  registers: [metrics],
})
const seconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer.',
  labelNames,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
})

/** Measures each request by the pattern of its route; every address that a person can open is one route, `page`. */
export function addHttpMetrics(app: FastifyInstance) {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { route: routeOptions.url ?? 'page', method, status: String(statusCode) }
    requests.inc(labels)
    seconds.observe(labels, elapsedTime / 1000)
  })
}
