import { bodyVersion } from '@stepwise/shared/contracts/document'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { applyWithin, contentTransaction } from '../modules/content/documents/apply-revisions.ts'
import { refreshPageEntries } from '../modules/content/documents/search-index.ts'
import type { Content } from './content.ts'
import { contentRows } from './content-rows.ts'
import { contentDocuments, documentRows } from './document-rows.ts'
import { loadSearch } from './load-search.ts'

// Increase this when content is turned into rows in another way, so that the same files are loaded again.
const rowsVersion = 11

const contentTables = ['flows', 'learning_modules', 'chapters', 'software_groups', 'softwares', 'steps'] as const

/**
 * Writes the content into its tables, in one transaction, unless it is there already; returns whether it did. Rows are matched
 * by id. A row whose file is gone is retired, because people's progress refers to it, and comes back with its file. What is
 * published stays before the files (docs/product/content-desk.md#documents).
 */
export async function loadContent(db: Database, content: Content, now = new Date()) {
  const hash = `${rowsVersion}.${bodyVersion}:${content.hash}`
  return contentTransaction(db, async (trx) => {
    const state = await trx.selectFrom('content_state').select('hash').executeTakeFirst()
    if (state?.hash === hash) return false

    const rows = contentRows(content)
    for (const table of contentTables) {
      await upsertRows(trx, table, 'id', rows[table])
      await retireOthers(trx, table, rows[table])
    }
    await upsertRows(trx, 'badges', 'code', rows.badges)
    // No row of a person refers to these.
    await trx.deleteFrom('essay_words').execute()
    await upsertRows(trx, 'essay_words', 'directive', rows.essay_words)
    await loadSearch(trx, content)
    await trx
      .insertInto('content_state')
      .values({ id: 1, hash })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash, loaded_at: sql<Date>`now()` }))
      .execute()
    await loadDocuments(trx, content)
    await applyWithin(trx, now)
    await refreshPageEntries(trx)
    return true
  })
}

/** All documents say what their files say; what is published is then written over it. */
async function loadDocuments(trx: Database, content: Content) {
  const rows = documentRows(content)
  await upsertRows(trx, 'documents', 'id', rows)
  await retireOthers(trx, 'documents', rows)
  await keepCreatedPages(trx)
  const checks = contentDocuments(content).flatMap(({ id, checkedOn }) => (checkedOn ? { id, day: checkedOn } : []))
  // Someone may have checked it at the desk since the file was written.
  await sql`
    update documents set checked_on = greatest(checked_on, day)
    from json_to_recordset(${JSON.stringify(checks)}::json) as checked (id text, day date) where documents.id = checked.id
  `.execute(trx)
}

/**
 * Pages that content managers have created have no file, and are after the others of their area. What readers see of them is written
 * again, because an earlier release may have written it in another form.
 */
async function keepCreatedPages(trx: Database) {
  await sql`
    update documents set
      live_revision = 0,
      retired_at = case when moved_to is null then null else retired_at end,
      position = coalesce(
        (select max(other.position) from documents as other where other.area = documents.area and other.created_at is null),
        position
      )
    where created_at is not null
  `.execute(trx)
}

async function upsertRows(
  db: Database,
  table: (typeof contentTables)[number] | 'badges' | 'essay_words' | 'documents',
  key: string,
  rows: object[],
) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const changes = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
  // json_populate_recordset takes any number of rows in one parameter.
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.ref(key)}) do update set ${changes}
  `.execute(db)
}

async function retireOthers(
  db: Database,
  table: (typeof contentTables)[number] | 'documents',
  rows: readonly { id: string }[],
) {
  await sql`
    update ${sql.table(table)} set retired_at = now()
    where retired_at is null and id <> all (${rows.map((row) => row.id)}::text[])
  `.execute(db)
}
