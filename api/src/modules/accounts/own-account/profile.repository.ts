import type { Database } from '../../../database/database.ts'

interface Name {
  first_name: string
  surname: string
}

/** Changes a person's name; false when it is theirs already. */
export async function changeName(trx: Database, userId: string, { first_name, surname }: Name) {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ first_name, surname })
    .where('id', '=', userId)
    .where((or) => or.or([or('first_name', '!=', first_name), or('surname', '!=', surname)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
