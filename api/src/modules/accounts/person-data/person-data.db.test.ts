import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addRowsOfPerson, rowsOfPerson } from '../../../../test/support/every-table.ts'
import { tablesWith } from '../../../../test/support/tables-with.ts'
import { type SignedIn, useTestApi } from '../../../../test/support/test-api.ts'
import { erasePerson } from './erase-person.repository.ts'
import { findPersonTables } from './person-tables.repository.ts'
import { exportPerson, readRows } from './read-rows.repository.ts'
import { isSecret } from './secret-columns.ts'

const api = useTestApi()

async function ownerOfEverything(mark: string) {
  const { id, email } = await api.newPerson()
  const owner = { id, email, mark }
  await addRowsOfPerson(api.context, owner)
  return owner
}

async function pagesOf(name: string, person: SignedIn) {
  const table = (await findPersonTables(api.context.db)).find(({ table }) => table === name)
  if (!table) throw new Error(`There is no table of ${name}.`)
  return readRows(api.context.db, table, person)
}

test('every table that points to people is known, with its key', async () => {
  const tables = await findPersonTables(api.context.db)
  expect(tables.map(({ table }) => table).toSorted()).toEqual(Object.keys(rowsOfPerson).toSorted())
  expect(tables[0]?.table).toBe('users')
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([])
  expect(tables.find(({ table }) => table === 'mistakes')?.personColumns).toEqual(['reported_by', 'settled_by'])
})

/** Columns whose names sound like a secret, and why they are none. */
const noSecrets: Record<string, string> = {
  'content_images.hash': 'of a picture that everyone sees',
  'deleted_notes.idempotency_key': 'says only that a call was made before',
  'highlights.idempotency_key': 'says only that a call was made before',
  'licence_keys.licence_key': 'theirs, and used',
  'notes.idempotency_key': 'says only that a call was made before',
  'reflections.idempotency_key': 'says only that a call was made before',
  'users.has_password': 'yes or no',
}

test('a column that sounds like a secret is one, or is known to be none', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name ~ '(hash|token|secret|key|password|credential)'
      and table_name = any(${Object.keys(rowsOfPerson)}::text[])`.execute(api.context.db)
  const exposed = rows
    .filter(({ table, column }) => !isSecret(table, column))
    .map(({ table, column }) => `${table}.${column}`)
  expect(exposed.toSorted()).toEqual(Object.keys(noSecrets))
})

test('everything of a person is read, what a visitor wrote with their address too, and nothing that lets in', async () => {
  const owner = await ownerOfEverything('Quill')
  const exported = await exportPerson(api.context.db, owner)
  for (const table of Object.keys(rowsOfPerson)) expect(exported[table]?.length, table).toBeGreaterThan(0)
  expect(exported.messages?.map(({ kind }) => kind).toSorted()).toEqual(['guest', 'support'])
  const columns = Object.entries(exported).flatMap(([table, [row]]) =>
    Object.keys(row ?? {}).map((column) => ({ table, column })),
  )
  expect(columns.filter(({ table, column }) => isSecret(table, column))).toEqual([])
  const text = JSON.stringify(exported)
  for (const secret of ['argon2', 'id token of', 'hash of', Buffer.from('credential Quill').toString('base64url')])
    expect(text).not.toContain(secret)
})

test('a row that names someone else as well is exported without their id', async () => {
  const [reporter, manager] = [await api.newPerson(), await api.newPerson()]
  const people = { reported_by: reporter.id, settled_by: manager.id }
  const times = { reported_at: api.clock.now, settled_at: api.clock.now }
  const mistake = { document_id: null, address: '/resources', revision: 0, words: 'a word', ...people, ...times }
  await api.context.db.insertInto('mistakes').values(mistake).execute()
  const { mistakes } = await exportPerson(api.context.db, reporter)
  expect(mistakes).toMatchObject([{ reported_by: reporter.id, settled_by: 'someone else' }])
})

test('many rows are read in pages, each once and the latest first, those of one moment too', async () => {
  const { db } = api.context
  const person = await api.newPerson()
  const { id: step_id } = await db.selectFrom('steps').select('id').where('kind', '=', 'flow').executeTakeFirstOrThrow()
  await sql`
    insert into notes (user_id, step_id, content, created_at)
    select ${person.id}, ${step_id}, number::text, '2026-03-01T12:00:00.000001Z'::timestamptz + (number / 3) * interval '1 microsecond'
    from generate_series(0, 1499) as number`.execute(db)
  const pages: number[][] = []
  for await (const page of await pagesOf('notes', person)) pages.push(page.map(({ content }) => Number(content)))
  const read = pages.flat()
  expect(pages.length).toBeGreaterThan(3)
  expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(500)
  expect(read.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 1500 }, (_, number) => number))
  const moments = read.map((number) => Math.floor(number / 3))
  expect(moments).toEqual(moments.toSorted((one, other) => other - one))
})

test('long rows come in smaller pages', async () => {
  const person = await api.newPerson()
  await sql`
    insert into reflections (user_id, date, title, act)
    select ${person.id}, '2026-03-01', number::text, repeat('x', 10000) from generate_series(1, 120) as number
  `.execute(api.context.db)
  const sizes: number[] = []
  for await (const page of await pagesOf('reflections', person)) sizes.push(page.length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(120)
  expect(sizes.slice(1).every((size) => size <= 25)).toBe(true)
})

test('after erasing, no row of any table has the person’s id or address, nor their name but where it was published', async () => {
  const { db } = api.context
  const [owner, other] = [await ownerOfEverything('Wren'), await ownerOfEverything('Siskin')]
  const before = await exportPerson(db, other)
  const data = JSON.stringify({ email: owner.email.toUpperCase() })
  const challenge = { token_hash: 'of-a-link', purpose: 'institution-link', data, expires_at: api.clock.now } as const
  await db.insertInto('sign_in_challenges').values(challenge).execute()
  await api.trySignIn(owner.email, 'a wrong one')
  const hash = createHash('sha256').update(owner.email).digest('hex')
  expect(await tablesWith(api.context, [hash])).toEqual(['sign_in_attempts'])

  await db.transaction().execute((trx) => erasePerson(trx, owner))
  expect(await tablesWith(api.context, [owner.id, owner.email, hash])).toEqual([])
  // Documents and the report about one stay, and the key that is used.
  const named = ['document_drafts', 'document_revisions', 'documents', 'licence_keys', 'mistakes']
  expect(await tablesWith(api.context, ['wren'])).toEqual(named)
  expect(await exportPerson(db, other)).toEqual(before)
})
