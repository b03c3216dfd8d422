import { sql } from 'kysely'
import type { Context } from '../../src/context.ts'

/** The tables in any row of which one of these texts stands, whatever the column. */
export async function tablesWith({ db }: Pick<Context, 'db'>, texts: string[]) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select lower(t::text) as row from ${sql.table(name)} as t`.execute(db)
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(name)
  }
  return found
}
