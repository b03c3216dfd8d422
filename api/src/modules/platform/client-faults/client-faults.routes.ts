import { type PageMark, readPageMark } from '@stepwise/shared/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { publicRoute } from '../../../http/route.ts'
import { countClientReports } from '../../../metrics/client-metrics.ts'
import { isWithinLimit, limit } from '../limits/limits.ts'
import { assertReleaseTool } from './release-tool.ts'
import { addToKnown, beginCounting, countsSince, type Report } from './version-counts.repository.ts'

/** What browsers report of the parts of the product, counted for each version (docs/product/errors.md#counts). */
export function clientFaultsRoutes(api: FastifyInstance, context: Context) {
  const { db, now, settings } = context

  /** Reports of pages that no gateway has marked are logged, and counted for nothing: anybody could send them. */
  async function count(text: string | undefined, reports: Omit<Report, keyof PageMark>[], request: FastifyRequest) {
    const mark = text && settings.releaseSecret && readPageMark(settings.releaseSecret, text, now())
    if (!mark) return
    for (const { part, version, kind } of reports) {
      const report = { ...mark, part, version, kind }
      if (await addToKnown(db, report, now())) continue
      if (!(await isWithinLimit(context, request, 'new versions'))) continue
      await beginCounting(db, report, now())
      await addToKnown(db, report, now())
    }
  }

  publicRoute(api, 'POST /client_faults', async ({ body, request }) => {
    await limit(context, request, 'faults', { person: request.person?.id })
    const { part, version, kind } = body.fault
    request.log.warn(body.fault, 'client fault')
    countClientReports({ part, version: version ?? 'unknown' }, kind)
    if (version) await count(body.page_mark, [{ part, version, kind }], request)
    return {}
  })

  publicRoute(api, 'POST /client_loads', async ({ body, request }) => {
    await limit(context, request, 'loads', { person: request.person?.id })
    for (const loaded of body.loads) countClientReports(loaded, 'load')
    await count(
      body.page_mark,
      body.loads.map(({ part, version }) => ({ part, version, kind: 'load' })),
      request,
    )
    return {}
  })

  publicRoute(
    api,
    'GET /release_counts',
    async ({ query }) => ({ counts: await countsSince(db, new Date(query.since), now()) }),
    { onRequest: async (request: FastifyRequest) => assertReleaseTool(request, settings.releaseSecret) },
  )
}
