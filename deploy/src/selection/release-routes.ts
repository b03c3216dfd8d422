import type { FastifyInstance } from 'fastify'
import { addInformationRoutes } from './information-routes.ts'
import { addLocalFiles } from './local-files.ts'
import { addOverrideRoutes, type ReleaseRoutesOptions } from './override-routes.ts'
import { addStandaloneRoutes } from './standalone-routes.ts'

/** What QA does at the gateway: opens and chooses versions, sees one remote alone, asks what there is. */
export async function addReleaseRoutes(app: FastifyInstance, options: ReleaseRoutesOptions) {
  await app.register(async (routes) => {
    addOverrideRoutes(routes, options)
    addStandaloneRoutes(routes, options)
    addInformationRoutes(routes, options)
    if (!options.isProduction) addLocalFiles(routes, options.selection)
  })
}
