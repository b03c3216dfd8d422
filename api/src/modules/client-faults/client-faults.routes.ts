import type { FastifyInstance } from 'fastify'
import { publicRoute } from '../../http/route.ts'

/** A part of the product failed in a browser: it becomes a line of the log, for whoever watches a new release. */
export function clientFaultsRoutes(api: FastifyInstance) {
  publicRoute(api, 'POST /client_faults', async ({ body, request }) => {
    request.log.warn(body.fault, 'client fault')
    return {}
  })
}
