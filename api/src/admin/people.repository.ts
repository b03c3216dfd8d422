import type { Role } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { clearAllAttempts } from '../modules/auth/attempts.repository.ts'

const columns = ['id', 'email', 'first_name', 'surname', 'university', 'role', 'created_at', 'confirmed_at'] as const

/** People whose address or name has this in it. */
export function findPeople(db: Database, text: string, most: number) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('users')
    .select(columns)
    .where((or) =>
      or.or([or('email', 'ilike', pattern), or(sql<string>`first_name || ' ' || surname`, 'ilike', pattern)]),
    )
    .orderBy('email')
    .limit(most)
    .execute()
}

/** The person of an address; `lock` keeps their calls waiting until the transaction ends. */
export function findPerson(db: Database, email: string, { lock = false } = {}) {
  return db
    .selectFrom('users')
    .select([...columns, 'sign_up_type'])
    .where('email', '=', email)
    .$if(lock, (people) => people.forUpdate())
    .executeTakeFirst()
}

export async function setRole(trx: Database, userId: string, role: Role) {
  await trx.updateTable('users').set({ role }).where('id', '=', userId).execute()
}

interface NewPerson {
  email: string
  passwordHash: string
  firstName: string
  surname: string
  university: string | null
  role: Role
  now: Date
}

/** Adds an account whose address is still to be verified; its id, or undefined when the address has an account. */
export async function addPerson(trx: Database, person: NewPerson) {
  const added = await trx
    .insertInto('users')
    .values({
      email: person.email,
      password_hash: person.passwordHash,
      first_name: person.firstName,
      surname: person.surname,
      university: person.university,
      role: person.role,
      created_at: person.now,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** The columns that point to a person, of every table: asked of the database, so that no table is forgotten. */
async function findReferences(db: Database) {
  const { rows } = await sql<{ table: string; column: string }>`
    select tables.relname as table, columns.attname as column
    from pg_constraint as constraints
    join pg_class as tables on tables.oid = constraints.conrelid
    join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum = constraints.conkey[1]
    where constraints.contype = 'f' and constraints.confrelid = 'users'::regclass
    order by 1, 2`.execute(db)
  return rows
}

type Rows = Record<string, unknown>[]

// What would let somebody in, or open what is kept on the person's devices.
const secretColumns = ['password_hash', 'token_hash', 'device_key']

/** Everything that is kept of a person, by table; files as base64. */
export async function exportPerson(db: Database, { id, email }: { id: string; email: string }) {
  const account = await sql<Rows[number]>`select * from users where id = ${id}`.execute(db)
  const exported: Record<string, Rows> = { users: account.rows }
  for (const { table, column } of await findReferences(db)) {
    const { rows } = await sql<
      Rows[number]
    >`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db)
    exported[table] = [...(exported[table] ?? []), ...rows]
  }
  const written = await visitorsMessages(db, email).selectAll().execute()
  exported.messages = [...(exported.messages ?? []), ...written]
  return Object.fromEntries(Object.entries(exported).map(([table, rows]) => [table, rows.map(readable)]))
}

/** What they wrote by the contact form, which knows no account. */
const visitorsMessages = (db: Database, email: string) =>
  db
    .selectFrom('messages')
    .where('user_id', 'is', null)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)

function readable(row: Rows[number]) {
  const shown = Object.entries(row).filter(([column]) => !secretColumns.includes(column))
  return Object.fromEntries(
    shown.map(([column, value]) => [
      column,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )
}

/** Removes everything that is kept of a person. A licence key that they used stays used, and what they published stays published. */
export async function erasePerson(trx: Database, { id, email }: { id: string; email: string }) {
  const messages = await visitorsMessages(trx, email).select('id').execute()
  const messageIds = messages.map((message) => message.id)
  // A message's mail has its id.
  await trx
    .deleteFrom('mails')
    .where((or) => or.or([or('recipient', '=', email), or('id', '=', sql<string>`any(${messageIds}::uuid[])`)]))
    .execute()
  await trx.deleteFrom('messages').where('id', '=', sql<string>`any(${messageIds}::uuid[])`).execute()
  await clearAllAttempts(trx, email)
  await trx.deleteFrom('users').where('id', '=', id).execute()
}
