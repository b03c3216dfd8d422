import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { route } from '../../../http/route.ts'
import { type Reader, readerColumns } from './search.repository.ts'
import { search } from './search.ts'
import { resultsOnWire } from './search.wire.ts'

/** The search box of the top bar (docs/product/shell-and-search.md#search-groups). */
export function searchRoutes(api: FastifyInstance, { db, settings: { edition } }: Context) {
  route(
    api,
    'GET /search',
    async ({ query, request: { personColumns, contentState: state } }) =>
      resultsOnWire(await search(db, { edition, state }, personColumns as Reader, query.query)),
    { config: { personColumns: readerColumns } },
  )
}
