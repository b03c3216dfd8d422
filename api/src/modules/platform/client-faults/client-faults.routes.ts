import { createHmac } from 'node:crypto'
import { type PageMark, readPageMark } from '@stepwise/shared/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { deviceToken } from '../../../http/cookies.ts'
import { computeRolloutBucket } from '../../../http/rollout-bucket.ts'
import { publicRoute } from '../../../http/route.ts'
import { countClientReports } from '../../../metrics/client-metrics.ts'
import { limit } from '../limits/limits.ts'
import { assertReleaseTool } from './release-tool.ts'
import {
  countReports,
  findPersonOfDevice,
  findReported,
  findReporters,
  type Report,
} from './version-counts.repository.ts'
import { weighViews } from './weigh-views.ts'

/** What browsers report of the parts of the product, counted for each version (docs/product/errors.md#counts). */
export function clientFaultsRoutes(api: FastifyInstance, context: Context) {
  const { db, now, settings } = context

  /** What no gateway has sent is logged, and counted for nothing: anyone could report it. */
  async function count(text: string | undefined, reports: Report[], request: FastifyRequest) {
    const secret = settings.releaseSecret
    const mark = text && secret ? readPageMark(secret, text, now()) : undefined
    const sent = mark ? reports.filter(mark.has) : []
    if (!secret || !mark || sent.length === 0) return
    const userId = await findReporter(mark, request)
    if (!isOfBucket(mark, userId)) return
    const person = userId ? personDigest(secret, userId) : null
    await countReports(db, { id: mark.id, network: mark.network, person }, sent, now())
  }

  /** The id of the person who is signed in, or else was in this browser: a page for signing in that fails would meet no one otherwise. */
  async function findReporter({ bucket }: PageMark, request: FastifyRequest) {
    // By the number of a visitor the gateway chose for no one whom it knew.
    return (
      request.person?.id ?? (bucket === 'visitor' ? undefined : findPersonOfDevice(db, deviceToken(context, request)))
    )
  }

  publicRoute(api, 'POST /client_faults', async ({ body, request }) => {
    await limit(context, request, 'faults', { person: request.person?.id })
    const { part, version, kind } = body.fault
    request.log.warn(body.fault, 'client fault')
    countClientReports({ part, version: version ?? 'unknown' }, kind)
    await count(body.page_mark, [{ part, version, kind }], request)
    return {}
  })

  publicRoute(api, 'POST /client_loads', async ({ body, request }) => {
    await limit(context, request, 'loads', { person: request.person?.id })
    for (const loaded of body.loads) countClientReports(loaded, 'load')
    const reports = body.loads.map(({ part, version }) => ({ part, version, kind: 'load' as const }))
    await count(body.page_mark, reports, request)
    return {}
  })

  publicRoute(
    api,
    'GET /release_counts',
    async ({ query }) => {
      const since = new Date(query.since)
      const leftOut = { people: query.without_people, networks: query.without_networks }
      const reporters = Map.groupBy(await findReporters(db, since, now()), formatPart)
      const counts = (await findReported(db, since)).map((reported) => ({
        ...reported,
        ...weighViews(reporters.get(formatPart(reported)) ?? [], leftOut),
      }))
      return { counts }
    },
    { onRequest: async (request: FastifyRequest) => assertReleaseTool(request, settings.releaseSecret) },
  )
}

const formatPart = ({ part, version }: Pick<Report, 'part' | 'version'>) => `${part}@${version}`

/** While some have a version first: whether the page was chosen by the number of who reports. The cookie that says it could be anyone's. */
const isOfBucket = ({ bucket }: PageMark, userId: string | undefined) =>
  bucket === undefined || bucket === (userId ? computeRolloutBucket(userId) : 'visitor')

/** The same for a person in all of their reports, and no way back to them. */
const personDigest = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`reporter.${userId}`).digest('base64url').slice(0, 16)
