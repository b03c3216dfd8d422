import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import {
  type Column,
  findPersonTables,
  isTheirs,
  type PersonKey,
  type PersonTable,
} from './person-tables.repository.ts'

export type Row = Record<string, unknown>

/** The columns by which a table is read, the latest first. Others are read in the order of their key. */
const timeColumns: Record<string, string[]> = {
  account_events: ['at'],
  data_exports: ['requested_at'],
  deleted_notes: ['deleted_at'],
  favourites: ['created_at'],
  highlights: ['created_at'],
  mails: ['created_at'],
  messages: ['received_at'],
  notes: ['created_at'],
  reflections: ['date', 'created_at'],
  sessions: ['created_at'],
  visits: ['day'],
}

/** A page is read within one turn of the event loop where the database is embedded, so it is small. */
const pageBytes = 250_000
const mostRows = 500

/**
 * A person's rows of one table in pages, without secrets. Each page is a query of its own: a transaction would keep all other calls from
 * the single connection of the embedded database.
 */
export async function* readRows(db: Database, table: PersonTable, person: PersonKey): AsyncGenerator<Row[]> {
  const order = chooseOrder(table)
  let limit = table.columns.some(({ type }) => type === 'bytea') ? 1 : 50
  let after: string[] | undefined
  for (;;) {
    const rows = await readPage(db, table, person, { order, after, limit })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ row }) => withoutOthers(row, table, person))
    if (rows.length < limit) return
    after = last.after
    const bytes = rows.reduce((sum, { row }) => sum + measureSize(row), 0)
    limit = Math.max(1, Math.min(mostRows, Math.floor(pageBytes / (bytes / rows.length))))
  }
}

interface Order {
  columns: Column[]
  isLatestFirst: boolean
}

function chooseOrder({ table, columns, key, personColumns, emailColumn }: PersonTable): Order {
  const times = columns.filter(({ name }) => timeColumns[table]?.includes(name))
  // Where it is the same in all their rows, an index that begins with it has the others in their order.
  const isSame = (name: string) => !emailColumn && personColumns.length === 1 && personColumns[0] === name
  const others = key.filter(({ name }) => !isSame(name))
  return { columns: [...times, ...(others.length > 0 ? others : key)], isLatestFirst: times.length > 0 }
}

interface Page {
  order: Order
  /** The last row of the page before: what it is ordered by, as PostgreSQL writes it. A Date would lose microseconds. */
  after: string[] | undefined
  limit: number
}

async function readPage(db: Database, table: PersonTable, person: PersonKey, { order, after, limit }: Page) {
  const { columns, isLatestFirst } = order
  const names = columns.map(({ name }) => sql.ref(name))
  const beyond = after
    ? sql`and (${sql.join(names)}) ${sql.raw(isLatestFirst ? '<' : '>')}
        (${sql.join(columns.map(({ type }, at) => sql`${after[at]}::text::${sql.raw(type)}`))})`
    : sql``
  const direction = sql.raw(isLatestFirst ? 'desc' : 'asc')
  const cursor = 'read_rows_after'
  const { rows } = await sql<Row & { [cursor]: string[] }>`
    select ${sql.join(table.columns.map(({ name }) => sql.ref(name)))},
      array[${sql.join(names.map((name) => sql`${name}::text`))}] as ${sql.ref(cursor)}
    from ${sql.table(table.table)}
    where ${isTheirs(table, person)} ${beyond}
    order by ${sql.join(names.map((name) => sql`${name} ${direction}`))}
    limit ${limit}`.execute(db)
  return rows.map(({ [cursor]: position, ...row }) => ({ row, after: position }))
}

/** A row may name two people, such as who reported a mistake and who settled it. */
function withoutOthers(row: Row, { table, personColumns }: PersonTable, { id }: PersonKey): Row {
  if (table === 'users') return row
  const others = personColumns.filter((column) => row[column] !== null && row[column] !== id)
  return others.length === 0 ? row : { ...row, ...Object.fromEntries(others.map((column) => [column, 'someone else'])) }
}

const measureSize = (row: Row) =>
  Object.values(row).reduce<number>((sum, value) => {
    if (typeof value === 'string' || value instanceof Uint8Array) return sum + value.length
    return sum + (JSON.stringify(value)?.length ?? 0)
  }, 0)

/** Everything that is kept of a person, by table; files as base64. For an operator; a person gets it as files (modules/data-export). */
export async function exportPerson(db: Database, person: PersonKey) {
  const exported: Record<string, Row[]> = {}
  for (const table of await findPersonTables(db)) {
    const rows: Row[] = []
    for await (const page of readRows(db, table, person)) rows.push(...page.map(readable))
    exported[table.table] = rows
  }
  return exported
}

const readable = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
