import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { notFound } from '../../../http/failures.ts'
import { keepAndRevalidate } from '../../../http/revalidation.ts'
import { publicRoute } from '../../../http/route.ts'
import { findPageLinks } from '../documents/created-pages.repository.ts'
import { publishDueForVisitors } from '../documents/publish-due.ts'
import {
  countStrategies,
  findEssentialTexts,
  findSoftwareDemo,
  findSoftwareDemos,
  findSoftwareGroups,
} from './resources.repository.ts'
import { demoOnWire, essentialOnWire, resourcesOnWire } from './resources.wire.ts'

/** The software that the product teaches, for everyone (docs/product/public-pages.md#resources). */
export function resourcesRoutes(api: FastifyInstance, context: Context) {
  const { db, settings } = context

  publicRoute(api, 'GET /resources', async ({ request, reply }) => {
    await publishDueForVisitors(request, context)
    keepAndRevalidate(reply)
    return resourcesOnWire(await findSoftwareDemos(db), await findSoftwareGroups(db))
  })

  publicRoute(api, 'GET /resources/:slug', async ({ params, request, reply }) => {
    await publishDueForVisitors(request, context)
    const software = await findSoftwareDemo(db, params.slug)
    if (!software) throw notFound('software')
    const essentials = await findEssentialTexts(db, software.id)
    keepAndRevalidate(reply)
    return {
      software: {
        ...demoOnWire(software),
        essential: essentialOnWire(essentials[0]),
        essentials_count: essentials.length,
        strategies_count: await countStrategies(db, settings.edition, software.id),
      },
      links: await findPageLinks(db, 'footer', { userId: null, edition: settings.edition }),
    }
  })
}
