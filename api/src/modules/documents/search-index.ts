import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { textOf } from '../../html.ts'
import { soundOf, wordsOf } from '../search/words.ts'

/** Makes the entries of these steps, and of the steps of these software, say what their rows say now; then the list of words. */
export async function refreshSearch(
  trx: Database,
  { stepIds, softwareIds }: { stepIds: readonly string[]; softwareIds: readonly string[] },
) {
  if (stepIds.length + softwareIds.length === 0) return
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
  await replaceSearchWords(trx)
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
