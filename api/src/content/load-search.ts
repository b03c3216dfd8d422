import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Content } from './content.ts'
import { searchRows } from './search-rows.ts'

/** Replaces the entries of the search index. Needs the transaction in which the content is loaded. */
export async function loadSearch(trx: Database, content: Content) {
  await trx.deleteFrom('search_entries').execute()
  // json_to_recordset takes any number of rows in one parameter, and a column that a row leaves out is null.
  await sql`
    insert into search_entries
      (kind, id, title, body, url, flow_id, software_id, learning_module_name, chapter_name, position)
    select * from json_to_recordset(${JSON.stringify(searchRows(content))}::json) as entry (
      kind text, id text, title text, body text, url text, flow_id text, software_id text, learning_module_name text,
      chapter_name text, position integer
    )
  `.execute(trx)
}
