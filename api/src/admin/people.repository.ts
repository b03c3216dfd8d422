import type { Role } from '@stepwise/shared/contracts'
import { foldText } from '@stepwise/shared/contracts/fold-text'
import type { Insertable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

const columns = ['id', 'email', 'first_name', 'surname', 'university', 'role', 'created_at', 'confirmed_at'] as const

/** People whose address or name has this in it. The names are compared here: no database folds text as the product's searches do. */
export async function findPeople(db: Database, text: string, most: number) {
  const people = await db.selectFrom('users').select(columns).orderBy('email').execute()
  const asked = foldText(text)
  return people
    .filter(({ email, first_name, surname }) =>
      [email, `${first_name} ${surname}`].some((text) => foldText(text).includes(asked)),
    )
    .slice(0, most)
}

/** The person of an address; `lock` keeps their calls waiting until the transaction ends. */
export function findPerson(db: Database, email: string, { lock = false } = {}) {
  return db
    .selectFrom('users')
    .select([...columns, 'sign_up_type', 'erase_at'])
    .where('email', '=', email)
    .$if(lock, (people) => people.forUpdate())
    .executeTakeFirst()
}

export async function setRole(trx: Database, userId: string, role: Role) {
  await trx.updateTable('users').set({ role }).where('id', '=', userId).execute()
}

/** Adds an account whose address is still to be verified; its id, or undefined when the address has an account. */
export async function addPerson(trx: Database, person: Insertable<Tables['users']>) {
  const added = await trx
    .insertInto('users')
    // They choose a password by the link in their mail.
    .values({ ...person, has_password: false, confirmed_at: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}
