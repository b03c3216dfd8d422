import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { textOf } from '../../../html.ts'
import { soundOf, wordsOf } from '../search/words.ts'
import { bodyParts } from './checks/body-parts.ts'

/**
 * Makes the entries of these steps, of the steps of these software, and of all pages when one has changed, say what their rows say now;
 * then the list of words.
 */
export async function refreshSearch(
  trx: Database,
  changed: { stepIds: readonly string[]; softwareIds: readonly string[]; hasPages: boolean },
) {
  const hasSteps = changed.stepIds.length + changed.softwareIds.length > 0
  if (hasSteps) await refreshSteps(trx, changed)
  if (changed.hasPages) await replacePages(trx)
  if (hasSteps || changed.hasPages) await replaceSearchWords(trx)
}

/** The same after a page has come or gone. */
export async function refreshPageEntries(trx: Database) {
  await replacePages(trx)
  await replaceSearchWords(trx)
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
          .join(' '),
        url: address ?? '',
        position,
      })),
    )
    .execute()
}

/** The text that a step is found by. */
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
  return textOf(
    [software, content, extra_content, tip, video_text, app_name, app_description].filter(Boolean).join(' '),
  )
}

/** Every word of the entries and how it sounds: new ones come, those that are gone go. */
export async function replaceSearchWords(trx: Database) {
  const entries = await trx.selectFrom('search_entries').select(['title', 'body']).limit(20_000).execute()
  const words = [...new Set(entries.flatMap(({ title, body }) => wordsOf(`${title} ${body}`)))]
    .filter((word) => word.length > 2)
    .map((word) => ({ word, sound: soundOf(word) }))
  const list = sql`json_to_recordset(${JSON.stringify(words)}::json) as listed (word text, sound text)`
  await sql`
    delete from search_words where not exists (select from ${list} where listed.word = search_words.word)
  `.execute(trx)
  await sql`insert into search_words (word, sound) select word, sound from ${list} on conflict do nothing`.execute(trx)
}
