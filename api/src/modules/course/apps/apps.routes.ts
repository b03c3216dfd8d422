import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { route } from '../../../http/route.ts'
import { findEssayWords } from './apps.repository.ts'
import { mindMapFile } from './mind-map-file.ts'

/** The calls of the study tools (docs/product/study-tools.md#directives and #mind-map-call). */
export function appsRoutes(api: FastifyInstance, { db }: Context) {
  route(api, 'GET /users/apps/essay_question_wizard', async () => ({ words: await findEssayWords(db) }))

  route(api, 'GET /users/apps/mindmap/:words/:option/download', async ({ params, query }) =>
    mindMapFile(params.words, params.option, query.software_name),
  )
}
