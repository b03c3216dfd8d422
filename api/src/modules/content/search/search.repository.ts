import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { contentState } from '../content-cache/content-cache.ts'
import { isReadablePage } from '../documents/documents.repository.ts'

/** What can be found, with its place. */
export interface SearchEntry {
  kind: 'learning_module' | 'chapter' | 'step' | 'page'
  id: string
  name: string
  body: string
  url: string
  /** Where a page is, in words. */
  area: string | null
  flow_name: string | null
  flow_slug: string | null
  primary_color: string | null
  secondary_color: string | null
  tab_color: string | null
  learning_module_name: string | null
  chapter_name: string | null
  software_id: string | null
  software_name: string | null
}

/** For whom something is searched. */
export interface Reader {
  userId: string
  edition: Edition
}

/** Everything that can be found in an edition, in its order. */
export function findSearchEntries(db: Database, edition: Edition): Promise<SearchEntry[]> {
  return db
    .selectFrom('search_entries as entry')
    .leftJoin('flows', 'flows.id', 'entry.flow_id')
    .leftJoin('softwares', 'softwares.id', 'entry.software_id')
    .leftJoin('documents', (join) => join.onRef('documents.id', '=', 'entry.id').on('entry.kind', '=', 'page'))
    .select(['entry.kind', 'entry.id', 'entry.title as name', 'entry.body', 'entry.url', 'documents.area'])
    .select(['flows.name as flow_name', 'flows.slug as flow_slug', 'primary_color', 'secondary_color', 'tab_color'])
    .select(['learning_module_name', 'chapter_name', 'entry.software_id', 'softwares.name as software_name'])
    .where((eb) => eb.or([eb('entry.flow_id', 'is', null), eb(sql`${edition}`, '=', sql`any(flows.editions)`)]))
    .orderBy('entry.position')
    .orderBy('entry.id')
    .limit(100_000)
    .execute()
}

/** What a person may open of what not everybody may, and the content's state. */
export async function findSearchRights(db: Database, reader: Reader) {
  const { rows } = await sql<{ state: string | null; software_ids: string[]; page_ids: string[] }>`
    select
      ${contentState} as state,
      array(select software_id from user_softwares where user_id = ${reader.userId}) as software_ids,
      array(select id from documents where kind = 'page' and ${isReadablePage(reader)}) as page_ids
  `.execute(db)
  const { state = null, software_ids = [], page_ids = [] } = rows[0] ?? {}
  return { state, softwareIds: new Set(software_ids), pageIds: new Set(page_ids) }
}

/** The first step of each of these modules that a person has not completed: its address by the module's id. */
export async function findNextUrls(db: Database, userId: string, moduleIds: readonly string[]) {
  const { rows } = await sql<{ module_id: string; url: string }>`
    select distinct on (chapters.learning_module_id) chapters.learning_module_id as module_id, entry.url
    from chapters
    join steps on steps.chapter_id = chapters.id and steps.retired_at is null
    join search_entries as entry on entry.kind = 'step' and entry.id = steps.id
    left join progress_steps as progress on progress.step_id = steps.id and progress.user_id = ${userId}
    where chapters.learning_module_id = any(${moduleIds}::text[]) and progress.completed_at is null
    order by chapters.learning_module_id, steps.position
  `.execute(db)
  return new Map(rows.map(({ module_id, url }) => [module_id, url]))
}
