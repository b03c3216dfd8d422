import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { publicRoute } from '../../http/route.ts'
import { countClientReports } from '../../metrics/client-metrics.ts'
import { consumeVersionAllowance, limitReports } from '../limits/limits.ts'
import { assertReleaseTool } from './release-tool.ts'
import { addToKnown, beginCounting, type Counted, countsSince } from './version-counts.repository.ts'

/** What browsers report of the parts of the product, counted for each version (docs/product/errors.md#counts). */
export function clientFaultsRoutes(api: FastifyInstance, context: Context) {
  const { db, now, settings } = context

  async function count(counted: Counted, request: FastifyRequest) {
    if (await addToKnown(db, counted, now())) return
    if (await consumeVersionAllowance(context, request)) await beginCounting(db, counted, now())
  }

  publicRoute(api, 'POST /client_faults', async ({ body, request }) => {
    await limitReports(context, request, 'faults')
    const { part, version, kind } = body.fault
    request.log.warn(body.fault, 'client fault')
    countClientReports({ part, version: version ?? 'unknown' }, kind === 'error' ? 'error' : 'fault')
    if (version) await count({ part, version, [kind === 'error' ? 'errors' : 'faults']: 1 }, request)
    return {}
  })

  publicRoute(api, 'POST /client_loads', async ({ body, request }) => {
    await limitReports(context, request, 'loads')
    for (const { part, version, count: loads } of body.loads) {
      countClientReports({ part, version }, 'load', loads)
      await count({ part, version, loads }, request)
    }
    return {}
  })

  publicRoute(
    api,
    'GET /release_counts',
    async ({ query }) => ({ counts: await countsSince(db, new Date(query.since)) }),
    { onRequest: async (request: FastifyRequest) => assertReleaseTool(request, settings.releaseSecret) },
  )
}
