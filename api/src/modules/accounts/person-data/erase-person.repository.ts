import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { clearAllAttempts } from '../auth/attempts.repository.ts'
import type { PersonKey } from './person-tables.repository.ts'

/**
 * Removes everything that is kept of a person, in the caller's transaction. A licence key that they used stays used, and what they published
 * stays published under the name that they published it with (docs/product/own-account.md#erasure).
 */
export async function erasePerson(trx: Database, { id, email }: PersonKey) {
  // What they wrote by the contact form, which knows no account.
  const messages = await trx
    .deleteFrom('messages')
    .where('user_id', 'is', null)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .returning('id')
    .execute()
  const messageIds = messages.map((message) => message.id)
  // A message's mail has its id.
  await trx
    .deleteFrom('mails')
    .where((or) => or.or([or('recipient', '=', email), or('id', '=', sql<string>`any(${messageIds}::uuid[])`)]))
    .execute()
  await clearAllAttempts(trx, email)
  // Of a sign-in that is under way, which names them before it knows them.
  const names = sql<boolean>`strpos(lower(data::text), ${email}) > 0 or strpos(data::text, ${id}) > 0`
  await trx.deleteFrom('sign_in_challenges').where(names).execute()
  // All other rows of theirs go with this one, or lose their name.
  await trx.deleteFrom('users').where('id', '=', id).execute()
}
