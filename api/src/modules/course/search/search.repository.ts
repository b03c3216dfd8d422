import type { Edition, Wellbeing } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** What can be found, with its place: of a page its area in words, and who may read it; both are null for the course. */
export type SearchEntry = Awaited<ReturnType<typeof findSearchEntries>>[number]

/** What is found, and where it leads, depends on this of a person: what `readerColumns` selects. */
export interface Reader {
  wellbeings: readonly Wellbeing[]
  /** The ids of the software that they have chosen. */
  softwares: readonly string[]
  /** The ids of the steps that they have completed. */
  completed: readonly string[]
}

/** Read with the session, in one query. */
export const readerColumns = [
  sql.ref('users.wellbeings').as('wellbeings'),
  sql`array(select software_id from user_softwares where user_id = users.id)`.as('softwares'),
  sql`array(select step_id from progress_steps where user_id = users.id and completed_at is not null)`.as('completed'),
]

/** Everything that can be found in an edition, in its order. */
export function findSearchEntries(db: Database, edition: Edition) {
  return db
    .selectFrom('search_entries as entry')
    .leftJoin('flows', 'flows.id', 'entry.flow_id')
    .leftJoin('softwares', 'softwares.id', 'entry.software_id')
    .leftJoin('documents', (join) => join.onRef('documents.id', '=', 'entry.id').on('entry.kind', '=', 'page'))
    .select(['entry.kind', 'entry.id', 'entry.title as name', 'entry.body', 'entry.url', 'documents.area'])
    .select(['flows.name as flow_name', 'flows.slug as flow_slug', 'primary_color', 'secondary_color', 'tab_color'])
    .select(['learning_module_name', 'chapter_name', 'entry.software_id', 'softwares.name as software_name', 'access'])
    .where(sql<boolean>`(entry.flow_id is null or ${edition} = any(flows.editions))`)
    .where(sql<boolean>`(documents.id is null or ${edition} = any(documents.editions))`)
    .orderBy('entry.position')
    .orderBy('entry.id')
    .limit(100_000)
    .execute()
}
