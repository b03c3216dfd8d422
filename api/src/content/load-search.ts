import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Content } from './content.ts'
import { searchRows } from './search-rows.ts'

/** Replaces the search index. Needs the transaction in which the content is loaded. */
export async function loadSearch(trx: Database, content: Content) {
  const { entries, words } = searchRows(content)
  await trx.deleteFrom('search_entries').execute()
  await trx.deleteFrom('search_words').execute()
  // json_to_recordset takes any number of rows in one parameter, and a column that a row leaves out is null.
  await sql`
    insert into search_entries
      (kind, id, title, body, url, flow_id, software_id, learning_module_name, chapter_name, position)
    select * from json_to_recordset(${JSON.stringify(entries)}::json) as entry (
      kind text, id text, title text, body text, url text, flow_id text, software_id text, learning_module_name text,
      chapter_name text, position integer
    )
  `.execute(trx)
  await sql`
    insert into search_words (word, sound)
    select * from json_to_recordset(${JSON.stringify(words)}::json) as word (word text, sound text)
  `.execute(trx)
}
