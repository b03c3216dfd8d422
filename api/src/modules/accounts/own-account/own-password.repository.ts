import type { Database } from '../../../database/database.ts'

/** What a person's password, or a new one, is checked against. Without a password the hash is of a secret that no one knows. */
export function findOwnPassword(db: Database, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'has_password as hasPassword', 'password_hash as passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Puts a password in place of the one that was checked; false when it has been changed meanwhile. */
export async function replacePassword(trx: Database, userId: string, { from, to }: { from: string; to: string }) {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: to, has_password: true })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
