import type { Edition } from '@stepwise/shared/contracts'
import type { Database } from '../../../database/database.ts'
import { fromCache } from '../../content/content-cache/content-cache.ts'
import { buildRankedIndex } from '../../content/text-index/ranked-index.ts'
import { courseContent } from '../flows/course-content.ts'
import { stepToResume } from '../flows/progress.ts'
import { stepUrl } from '../steps/step-view.ts'
import { findSearchEntries, type Reader, type SearchEntry } from './search.repository.ts'

/** What was found of each kind, best first. */
export type Found = Record<SearchEntry['kind'], readonly FoundEntry[]>

export interface FoundEntry extends SearchEntry {
  /** Of its text; null where its name says why it was found. */
  line: string | null
}

/** The content that is searched; `state` as in content-cache.ts. */
interface Source {
  edition: Edition
  state: string | null
}

const limits = { learning_module: 6, chapter: 6, step: 8, page: 6 }

/** What a query finds that the person may open (docs/product/shell-and-search.md#search-what). */
export async function search(db: Database, { edition, state }: Source, reader: Reader, query: string): Promise<Found> {
  const index = await fromCache(state, `search ${edition}`, async () =>
    buildRankedIndex(await findSearchEntries(db, edition)),
  )
  const { entries, lineOf } = index.find(query, (entry) => isOpenTo(reader, entry))
  const best = (kind: SearchEntry['kind']): FoundEntry[] =>
    entries
      .filter((entry) => entry.kind === kind)
      .slice(0, limits[kind])
      .map((entry) => ({ ...entry, line: lineOf(entry) }))
  const modules = best('learning_module')
  const nextUrlOf = modules.length > 0 ? await nextUrls() : () => undefined
  return {
    learning_module: modules.map((module) => ({ ...module, url: nextUrlOf(module) ?? module.url })),
    chapter: best('chapter'),
    step: best('step'),
    page: best('page'),
  }

  /** A module leads to the first step that is not done. */
  async function nextUrls() {
    const { course } = await courseContent(db, edition, state)
    const modules = new Map(course.flows.flatMap((flow) => flow.modules).map((module) => [module.id, module]))
    const completed = new Set(reader.completed)
    const own = { isCompleted: ({ id }: { id: string }) => completed.has(id) }
    return ({ id }: SearchEntry) => {
      const module = modules.get(id)
      return module && stepUrl(stepToResume(module, own), { name: 'flows' })
    }
  }
}

function isOpenTo({ softwares, wellbeings }: Reader, { software_id, access }: SearchEntry) {
  if (software_id !== null) return softwares.includes(software_id)
  if (access === null || access === 'public' || access === 'signed-in') return true
  return access === 'wellbeings' ? wellbeings.length > 0 : wellbeings.includes(access)
}
