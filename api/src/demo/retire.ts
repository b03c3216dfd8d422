import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { hashPassword } from '../modules/accounts/auth/passwords.ts'
import { demoDomain, demoInstitutions, demoLicenceKeys } from './accounts.ts'
import { demoLockId } from './seed.ts'

const retiredPrefix = 'retired-'

const waysIn = [
  'sessions',
  'mail_tokens',
  'repeated_sign_ups',
  'passkeys',
  'institution_identities',
  'known_devices',
  'sign_in_challenges',
] as const

/**
 * Makes the demo accounts of data that began in development useless, before a production server takes calls: their address and
 * password are replaced by ones that no one knows, so that signing in and new passwords go as for an account that does not exist; their
 * sessions, mailed links, passkeys and every other way in end. Their rows stay. Unused demo licence keys and the demo institutions are deleted. Returns how many
 * accounts it has retired.
 */
export async function retireDemo({ db }: Pick<Context, 'db'>) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${demoLockId})`.execute(trx)
    await deleteKeysAndInstitutions(trx)
    const accounts = await trx
      .selectFrom('users')
      .select('id')
      .where('is_demo', '=', true)
      .where('email', 'not like', `${retiredPrefix}%`)
      .execute()
    if (accounts.length === 0) return 0
    const ids = accounts.map(({ id }) => id)
    for (const table of waysIn) {
      await trx.deleteFrom(table).where('user_id', 'in', ids).execute()
    }
    const password_hash = await hashPassword(randomUUID())
    for (const id of ids) {
      const email = `${retiredPrefix}${randomUUID()}@${demoDomain}`
      await trx.updateTable('users').set({ email, password_hash }).where('id', '=', id).execute()
    }
    return ids.length
  })
}

export const retiredWarning = (count: number) =>
  `this data comes from development: ${count} demo accounts can no longer sign in. Set DATA_DIR or DATABASE_URL to data of production, or erase them`

/** Only those that the seed has added: an operator's keys have an organisation. */
async function deleteKeysAndInstitutions(trx: Database) {
  await trx
    .deleteFrom('licence_keys')
    .where('licence_key', 'in', demoLicenceKeys)
    .where('used_at', 'is', null)
    .where('organisation', 'is', null)
    .execute()
  for (const { domain, name } of demoInstitutions) {
    await trx.deleteFrom('institutions').where('domain', '=', domain).where('name', '=', name).execute()
  }
}
