import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { createdPagesRoutes } from './content-desk/created-pages.routes.ts'
import { deskRoutes } from './content-desk/desk.routes.ts'
import { documentsRoutes } from './content-desk/documents.routes.ts'
import { exportRoutes } from './content-desk/export/export.routes.ts'
import { contentImagesRoutes } from './content-desk/images.routes.ts'
import { linksRoutes } from './content-desk/links/links.routes.ts'
import { mistakesRoutes } from './content-desk/mistakes.routes.ts'
import { pagesRoutes } from './pages/pages.routes.ts'
import { resourcesRoutes } from './resources/resources.routes.ts'

const modules = [
  pagesRoutes,
  documentsRoutes,
  createdPagesRoutes,
  deskRoutes,
  contentImagesRoutes,
  exportRoutes,
  linksRoutes,
  mistakesRoutes,
  resourcesRoutes,
]

/** What readers read, and the desk that it is edited at. */
export function registerContent(api: FastifyInstance, context: Context) {
  for (const registerModule of modules) registerModule(api, context)
}
