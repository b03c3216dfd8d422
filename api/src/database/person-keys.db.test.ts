import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApi } from '../../test/support/test-api.ts'

const api = useTestApi()

/** Tables with a `user_id` whose key begins with something else, and why. */
const exceptions: Record<string, string> = {
  sessions: 'found by the token, before the person is known',
  mail_tokens: 'found by the token, before the person is known',
  sign_in_challenges: 'found by the secret; of a passkey or an institution, before the person is known',
  mails: 'a queue: taken by time, and some go to no one with an account',
  messages: 'a visitor who writes has no account',
  document_editors: 'rows of a document: who edits it now',
}

test("the key of every table of a person's rows begins with user_id", async () => {
  const { rows } = await sql<{ table: string; key: string[] }>`
    select columns.table_name as table, coalesce(array_agg(key.column_name::text order by key.ordinal_position), '{}') as key
    from information_schema.columns as columns
    left join information_schema.table_constraints as constraints
      on constraints.table_name = columns.table_name and constraints.constraint_type = 'PRIMARY KEY'
      and constraints.table_schema = columns.table_schema
    left join information_schema.key_column_usage as key
      on key.constraint_name = constraints.constraint_name and key.table_schema = columns.table_schema
      and key.table_name = columns.table_name
    where columns.table_schema = 'public' and columns.column_name = 'user_id'
    group by columns.table_name
  `.execute(api.context.db)

  const others = rows.filter(({ key }) => key[0] !== 'user_id').map(({ table }) => table)
  expect(rows.length).toBeGreaterThan(15)
  expect(others.sort()).toEqual(Object.keys(exceptions).sort())
})
