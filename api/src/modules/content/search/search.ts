import type { Database } from '../../../database/database.ts'
import { fromCache } from '../content-cache/content-cache.ts'
import { buildEntryIndex } from './entry-index.ts'
import {
  findNextUrls,
  findSearchEntries,
  findSearchRights,
  type Reader,
  type SearchEntry,
} from './search.repository.ts'

/** What was found of each kind, best first. */
export type Found = Record<SearchEntry['kind'], readonly SearchEntry[]>

const limits = { learning_module: 6, chapter: 6, step: 8, page: 6 }

/** What a query finds that the person may open (docs/product/shell-and-search.md#search-what). */
export async function search(db: Database, reader: Reader, query: string): Promise<Found> {
  const { userId, edition } = reader
  const { state, softwareIds, pageIds } = await findSearchRights(db, reader)
  const index = await fromCache(state, `search ${edition}`, async () =>
    buildEntryIndex(await findSearchEntries(db, edition)),
  )
  const found = index.find(query, ({ kind, id, software_id }) =>
    kind === 'page' ? pageIds.has(id) : software_id === null || softwareIds.has(software_id),
  )
  const best = (kind: SearchEntry['kind']) => found.filter((entry) => entry.kind === kind).slice(0, limits[kind])
  const modules = best('learning_module')
  const nextUrls =
    modules.length === 0
      ? null
      : await findNextUrls(
          db,
          userId,
          modules.map(({ id }) => id),
        )
  return {
    // A module leads to the first step that is not done.
    learning_module: modules.map((module) => ({ ...module, url: nextUrls?.get(module.id) ?? module.url })),
    chapter: best('chapter'),
    step: best('step'),
    page: best('page'),
  }
}
