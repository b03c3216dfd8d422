import type { DownloadFormat } from '@stepwise/shared/contracts'
import type { Database } from '../../../database/database.ts'
import { hashOfToken, newToken } from '../../../tokens.ts'
import { findDisplaySetting } from '../display/display.repository.ts'

/** How long a link works (docs/product/journal.md#link). */
const linkSeconds = 60

interface NewDownload {
  userId: string
  reflectionIds: string[]
  format: DownloadFormat
  now: Date
}

/** Makes the token of a link to these entries as one document; only its hash is stored. */
export async function createDownload(db: Database, { userId, reflectionIds, format, now }: NewDownload) {
  const token = newToken()
  const expires_at = new Date(now.getTime() + linkSeconds * 1000)
  await db
    .insertInto('downloads')
    .values({ token_hash: hashOfToken(token), user_id: userId, reflection_ids: reflectionIds, format, expires_at })
    .execute()
  return token
}

/** What happened to a link: `valid` (it is used up now), or why not. Another person's is `unknown`. */
export type ConsumedDownload =
  | { state: 'valid'; reflectionIds: string[]; format: DownloadFormat }
  | { state: 'used' | 'expired' | 'unknown' }

/** Uses up a person's link. Of two calls at the same moment one gets `valid`. */
export async function consumeDownload(
  db: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<ConsumedDownload> {
  const hash = hashOfToken(token)
  const valid = await db
    .updateTable('downloads')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['reflection_ids', 'format'])
    .executeTakeFirst()
  if (valid) return { state: 'valid', reflectionIds: valid.reflection_ids, format: valid.format }
  const known = await db
    .selectFrom('downloads')
    .select('used_at')
    .where('token_hash', '=', hash)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!known) return { state: 'unknown' }
  return { state: known.used_at ? 'used' : 'expired' }
}

/** For a link whose file could not be made: it works again, for the rest of its minute. */
export async function giveBackDownload(db: Database, userId: string, token: string) {
  await db
    .updateTable('downloads')
    .set({ used_at: null })
    .where('token_hash', '=', hashOfToken(token))
    .where('user_id', '=', userId)
    .execute()
}

/** Whose document it is, with the settings that it is typeset by; undefined when the account is gone. */
export async function findOwner(db: Database, userId: string) {
  const owner = await db
    .selectFrom('users')
    .select(['first_name', 'surname'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return owner && { ...owner, accessability_setting: await findDisplaySetting(db, userId) }
}
