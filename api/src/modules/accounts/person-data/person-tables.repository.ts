import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { isSecret } from './secret-columns.ts'

/** A table that holds rows of people, as far as reading one person's rows needs to know it. */
export interface PersonTable {
  table: string
  /** The columns that point to a person. */
  personColumns: string[]
  /** Where the person's address is beside or instead of their id. */
  emailColumn?: string
  /** In the order of the table, without secrets. */
  columns: Column[]
  /** The primary key. */
  key: Column[]
}

export interface Column {
  name: string
  /** As PostgreSQL writes it, such as `timestamp with time zone`. */
  type: string
}

/** Whose rows. `email` is in lower case. */
export interface PersonKey {
  id: string
  email: string
}

/** Rows about someone that may have no account, or that are older than it: found by the address. */
const emailColumns: Record<string, string> = { mails: 'recipient', messages: 'email' }

interface Found {
  table: string
  columns: Column[]
  key: string[]
  references: string[]
}

/**
 * Every table with rows of people, `users` first: asked of the database, so that a table that is added later is not forgotten
 * (docs/product/own-account.md#data-export).
 */
export async function findPersonTables(db: Database): Promise<PersonTable[]> {
  const { rows } = await sql<Found>`
    select tables.relname as table,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped) as columns,
      (select json_agg(attributes.attname order by keys.position)
        from pg_constraint as primaries
        cross join unnest(primaries.conkey) with ordinality as keys (attnum, position)
        join pg_attribute as attributes on attributes.attrelid = tables.oid and attributes.attnum = keys.attnum
        where primaries.conrelid = tables.oid and primaries.contype = 'p') as key,
      (select coalesce(json_agg(attributes.attname order by attributes.attnum), '[]')
        from pg_constraint as foreigns
        join pg_attribute as attributes on attributes.attrelid = tables.oid and attributes.attnum = foreigns.conkey[1]
        where foreigns.conrelid = tables.oid and foreigns.contype = 'f' and foreigns.confrelid = 'users'::regclass
      ) as references
    from pg_class as tables
    where tables.relnamespace = 'public'::regnamespace and tables.relkind in ('r', 'p') and not tables.relispartition
    order by tables.relname <> 'users', tables.relname collate "C"`.execute(db)
  return rows.filter(({ table, references }) => table === 'users' || references.length > 0).map(toPersonTable)
}

function toPersonTable({ table, columns, key, references }: Found): PersonTable {
  const emailColumn = emailColumns[table]
  return {
    table,
    personColumns: table === 'users' ? ['id'] : references,
    ...(emailColumn && { emailColumn }),
    columns: columns.filter(({ name }) => !isSecret(table, name)),
    key: columns.filter(({ name }) => key.includes(name)),
  }
}

/** Whether a row of this table is one of the person's. */
export function isTheirs({ personColumns, emailColumn }: PersonTable, { id, email }: PersonKey) {
  const byId = personColumns.map((column) => sql<boolean>`${sql.ref(column)} = ${id}::uuid`)
  const byEmail = emailColumn ? [sql<boolean>`(user_id is null and lower(${sql.ref(emailColumn)}) = ${email})`] : []
  return sql<boolean>`(${sql.join([...byId, ...byEmail], sql` or `)})`
}
