import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { extractText } from '../../../html.ts'
import { bodyParts } from './checks/body-parts.ts'

/** Makes the entries of these steps, of the steps of these software, and of all pages when one has changed, say what their rows say now. */
export async function refreshSearch(
  trx: Database,
  changed: { stepIds: readonly string[]; softwareIds: readonly string[]; hasPages: boolean },
) {
  const hasSteps = changed.stepIds.length + changed.softwareIds.length > 0
  if (hasSteps) await refreshSteps(trx, changed)
  if (changed.hasPages) await replacePages(trx)
}

/** The same after a page has come or gone, of which other processes learn from the state. */
export async function refreshPageEntries(trx: Database) {
  await replacePages(trx)
  await sql`update content_state set version = version + 1`.execute(trx)
}

async function refreshSteps(
  trx: Database,
  { stepIds, softwareIds }: { stepIds: readonly string[]; softwareIds: readonly string[] },
) {
  const rows = await trx
    .selectFrom('steps')
    .leftJoin('softwares', 'softwares.id', 'steps.software_id')
    .select(['steps.id', 'steps.name', 'softwares.name as software', 'content', 'extra_content', 'tip'])
    .select(['video_text', 'app_name', 'app_description'])
    .where((eb) =>
      eb.or([
        eb('steps.id', '=', sql<string>`any(${stepIds}::text[])`),
        eb('steps.software_id', '=', sql<string>`any(${softwareIds}::text[])`),
      ]),
    )
    .limit(5000)
    .execute()
  for (const { id, name, ...step } of rows) {
    await trx
      .updateTable('search_entries')
      .set({ title: name, body: searchText(step) })
      .where('kind', '=', 'step')
      .where('id', '=', id)
      .execute()
  }
}

/** Every page that readers have at an address of its own; `/` is for visitors. */
async function replacePages(trx: Database) {
  const pages = await trx
    .selectFrom('documents')
    .select(['id', 'title', 'live', 'address', 'position'])
    .where('kind', '=', 'page')
    .where('address', '<>', '/')
    .where('retired_at', 'is', null)
    .where('is_hidden', '=', false)
    .limit(5000)
    .execute()
  await trx.deleteFrom('search_entries').where('kind', '=', 'page').execute()
  if (pages.length === 0) return
  await trx
    .insertInto('search_entries')
    .values(
      pages.map(({ id, title, live, address, position }) => ({
        kind: 'page' as const,
        id,
        title,
        body: bodyParts('page', live)
          .texts.flatMap(({ lines }) => lines)
          .join('\n'),
        url: address ?? '',
        position,
      })),
    )
    .execute()
}

/** The text that a step is found by, line by line. */
export function searchText(step: {
  software: string | null
  content: string
  extra_content: string | null
  tip: string | null
  video_text: string | null
  app_name: string | null
  app_description: string | null
}) {
  const { software, content, extra_content, tip, video_text, app_name, app_description } = step
  return extractText(
    [software, content, extra_content, tip, video_text, app_name, app_description].filter(Boolean).join('<br>'),
  )
}
