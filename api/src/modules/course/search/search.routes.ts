import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { readWithSession } from '../../../http/person.ts'
import { route } from '../../../http/route.ts'
import { type Reader, readerColumns } from './search.repository.ts'
import { search } from './search.ts'
import { resultsOnWire } from './search.wire.ts'

/** The search box of the top bar (docs/product/shell-and-search.md#search-groups). */
export function searchRoutes(api: FastifyInstance, { db, settings: { edition } }: Context) {
  const reader = readWithSession<Reader>(readerColumns)
  route(
    api,
    'GET /search',
    async ({ query, request }) =>
      resultsOnWire(await search(db, { edition, state: request.contentState }, reader.of(request), query.query)),
    reader.options,
  )
}
