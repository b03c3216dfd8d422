import type { Database } from '../../database/database.ts'

/**
 * Notes that somebody signed up with an address that has an account, the latest time only; returns its owner. Nothing when the
 * address has no verified account.
 */
export async function keepRepeatedSignUp(db: Database, email: string, passwordHash: string, now: Date) {
  const owner = await db
    .selectFrom('users')
    .select(['id', 'first_name as firstName'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!owner) return undefined
  const signUp = { user_id: owner.id, password_hash: passwordHash, created_at: now }
  await db
    .insertInto('repeated_sign_ups')
    .values(signUp)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(signUp))
    .execute()
  return owner
}

/** Takes it back when the owner could not be told. */
export async function removeRepeatedSignUp(db: Database, userId: string) {
  await db.deleteFrom('repeated_sign_ups').where('user_id', '=', userId).execute()
}
