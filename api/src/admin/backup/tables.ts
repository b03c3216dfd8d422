import type pg from 'pg'
import { type BackupTable, RowSum, type TableSum } from './backup-file.ts'

// The embedded database's own check, what the backup's header says, and copies of what is in other tables, which can be made again.
const leftOut = ['durability_check', 'migrations', 'data_exports', 'data_export_parts']
const chunkBytes = 1_000_000
const mostRows = 1000

/** The tables with the columns that are not generated, in an order in which each comes after those that it refers to. */
export async function findTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { refers: string[] }>(
    `select t.relname as table,
       (select json_agg(a.attname order by a.attname collate "C") from pg_attribute a
         where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint c join pg_class r on r.oid = c.confrelid
         where c.conrelid = t.oid and c.contype = 'f' and r.oid <> t.oid) as refers
     from pg_class t
     where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and not (t.relname = any ($1))
     order by t.relname collate "C"`,
    [leftOut],
  )
  const ordered: BackupTable[] = []
  const add = ({ table, columns, refers }: (typeof rows)[number]) => {
    if (ordered.some((one) => one.table === table)) return
    for (const row of rows.filter((one) => refers.includes(one.table))) add(row)
    ordered.push({ table, columns })
  }
  for (const row of rows) add(row)
  return ordered
}

/** Makes values the same text on every server. */
export async function readAlike(client: pg.ClientBase) {
  await client.query("set local timezone to 'UTC'; set local bytea_output to 'hex'; set local extra_float_digits to 1")
  // A table of millions takes longer than a call may.
  await client.query('set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0')
}

/** A table's rows as JSON, in parts of about a megabyte. */
export async function* readRows(client: pg.ClientBase, { table, columns }: BackupTable) {
  await client.query(
    `declare backup_rows no scroll cursor for
     select row_to_json(r)::text as row from (select ${columns.map(quoted).join(', ')} from ${quoted(table)}) r`,
  )
  let most = 10
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${most} from backup_rows`)
    if (rows.length === 0) break
    const lines = rows.map(({ row }) => row)
    yield lines
    const bytes = lines.reduce((total, line) => total + line.length, 0)
    most = Math.max(1, Math.min(mostRows, Math.floor(chunkBytes / (bytes / lines.length))))
  }
  await client.query('close backup_rows')
}

/** Counts and hashes of all tables. */
export async function sumTables(client: pg.ClientBase) {
  const sums = new Map<string, TableSum>()
  for (const table of await findTables(client)) {
    const sum = new RowSum()
    for await (const lines of readRows(client, table)) for (const line of lines) sum.add(line)
    sums.set(table.table, sum.result())
  }
  return sums
}

export async function addRows(client: pg.ClientBase, { table, columns }: BackupTable, rows: string[]) {
  const names = columns.map(quoted).join(', ')
  await client.query({
    text: `insert into ${quoted(table)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
    values: [`[${rows.join(',')}]`],
  })
}

/** Numbers that the database gives go on after the highest that was loaded. */
export async function continueNumbers(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select t.relname as table, a.attname as column from pg_attribute a join pg_class t on t.oid = a.attrelid
     where t.relnamespace = 'public'::regnamespace and a.attidentity <> ''`,
  )
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('public.' || quote_ident($1), $2), greatest((select max(${quoted(column)}) from ${quoted(table)}), 1),
         exists (select from ${quoted(table)}))`,
      [table, column],
    )
  }
}

/** Whether the product has never been here. */
export async function isEmpty(client: pg.ClientBase) {
  return (await findTables(client)).length === 0
}

/** Takes away all that the product has made here, but its extensions. */
export async function dropAll(client: pg.ClientBase) {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table public.%I cascade', relname) as statement from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'durability_check'
     union all
     select format('drop text search configuration public.%I cascade', cfgname) from pg_ts_config
       where cfgnamespace = 'public'::regnamespace`,
  )
  for (const { statement } of rows) await client.query(statement)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
