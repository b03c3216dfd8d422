import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../../context.ts'
import { deskRoute } from '../../../../http/route.ts'
import { exportFiles } from './export-files.ts'

/** What is published, as files of content/ (docs/product/content-desk.md#export). */
export function exportRoutes(api: FastifyInstance, { db, settings }: Context) {
  deskRoute(api, 'GET /content_desk/export', async () => ({ files: await exportFiles(db, settings.contentFolder) }))
}
