import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Photo } from './read-photo.ts'

/** Replaces a person's photo and returns its new id. Each photo has its own address, so browsers may cache it for ever. */
export async function saveAvatar(db: Database, userId: string, photo: Photo, now: Date) {
  const avatar = { id: randomUUID(), large: photo.large, medium: photo.medium, created_at: now }
  await db
    .insertInto('avatars')
    .values({ ...avatar, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(avatar))
    .execute()
  return avatar.id
}

/** Removes a person's own photo; false when there is none of this id. */
export async function removeAvatar(db: Database, userId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('avatars')
    .where('user_id', '=', userId)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The bytes of a person's own photo. */
export async function findPicture(db: Database, userId: string, id: string, size: keyof Photo) {
  const found = await db
    .selectFrom('avatars')
    .select(size)
    .where('user_id', '=', userId)
    .where(sql<string>`id::text`, '=', id)
    .executeTakeFirst()
  return found?.[size]
}

/** A photo as it goes on the wire: its addresses hold an id that no one can guess, and open for its owner alone. */
export function avatarOnWire(id: string) {
  return { id, large: `/api/users/avatar/${id}/large`, medium: `/api/users/avatar/${id}/medium` }
}
