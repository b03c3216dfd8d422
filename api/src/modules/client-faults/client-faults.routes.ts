import type { FastifyInstance } from 'fastify'
import { publicRoute } from '../../http/route.ts'

/** Logs a part of the product that failed in a browser, so that a bad release shows in the log. */
export function clientFaultsRoutes(api: FastifyInstance) {
  publicRoute(api, 'POST /client_faults', async ({ body, request }) => {
    request.log.warn(body.fault, 'client fault')
    return {}
  })
}
