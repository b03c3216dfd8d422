import type { Database } from '../../../database/database.ts'

/** What a person's password is checked with; no hash when they have none. */
export async function findPassword(db: Database, userId: string) {
  const { email, password_hash, has_password } = await db
    .selectFrom('users')
    .select(['email', 'password_hash', 'has_password'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { email, passwordHash: has_password ? password_hash : undefined }
}
