import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Content } from './content.ts'
import { contentRows } from './content-rows.ts'
import { loadSearch } from './load-search.ts'

// Changes when the way content becomes rows changes, so that the same files are loaded again.
const form = 2
const lockId = 740_002

const contentTables = ['flows', 'learning_modules', 'chapters', 'software_groups', 'softwares', 'steps'] as const

/**
 * Writes the content into its tables when it differs from what is there, in one transaction; says whether it did.
 * A row is found again by its identifier; one whose file is gone is retired and comes back with its file.
 */
export async function loadContent(db: Database, content: Content) {
  const hash = `${form}:${content.hash}`
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockId})`.execute(trx)
    const state = await trx.selectFrom('content_state').select('hash').executeTakeFirst()
    if (state?.hash === hash) return false

    const rows = contentRows(content)
    for (const table of contentTables) {
      await putRows(trx, table, 'id', rows[table])
      await retireOthers(trx, table, rows[table])
    }
    await putRows(trx, 'badges', 'code', rows.badges)
    // Nothing of a person's hangs on these.
    await trx.deleteFrom('essay_words').execute()
    await putRows(trx, 'essay_words', 'directive', rows.essay_words)
    await loadSearch(trx, content)
    await trx
      .insertInto('content_state')
      .values({ id: 1, hash })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ hash, loaded_at: sql<Date>`now()` }))
      .execute()
    return true
  })
}

async function putRows(
  db: Database,
  table: (typeof contentTables)[number] | 'badges' | 'essay_words',
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

async function retireOthers(db: Database, table: (typeof contentTables)[number], rows: readonly { id: string }[]) {
  await sql`
    update ${sql.table(table)} set retired_at = now()
    where retired_at is null and id <> all (${rows.map((row) => row.id)}::text[])
  `.execute(db)
}
