import type { Database } from '../../../database/database.ts'
import type { PageImage } from './page-image.ts'

/** Stores a picture, once only. */
export async function saveImage(db: Database, image: PageImage, { userId, now }: { userId: string; now: Date }) {
  await db
    .insertInto('content_images')
    .values({ ...image, type: 'webp', uploaded_by: userId, uploaded_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** The bytes of an uploaded picture. */
export async function findImageBytes(db: Database, hash: string, type: string) {
  const found = await db
    .selectFrom('content_images')
    .select(['bytes', 'type'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found?.type === type ? found.bytes : undefined
}
