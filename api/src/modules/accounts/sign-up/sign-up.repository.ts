import type { Edition, SignUpType } from '@stepwise/shared/contracts'
import type { Insertable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

/** The sign-up by e-mail domain that an edition has: study by institution, pro by site. */
export const memberType = { study: 'inst-licence', pro: 'site-licence' } as const satisfies Record<Edition, SignUpType>

/**
 * Adds an account and returns its id and time zone; undefined when the address has a verified account. One that was never
 * verified is replaced: otherwise anyone could block an address that is not theirs.
 */
export async function addAccount(trx: Database, account: Insertable<Tables['users']>, now: Date) {
  await trx.deleteFrom('users').where('email', '=', account.email).where('confirmed_at', 'is', null).execute()
  return trx
    .insertInto('users')
    .values({ ...account, tos_accepted_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'time_zone as timeZone'])
    .executeTakeFirst()
}

/** Locks a licence key until the end of the transaction and returns its state. Of two sign-ups at the same moment one gets it. */
export async function lockLicenceKey(trx: Database, licenceKey: string, now: Date) {
  const held = await trx
    .selectFrom('licence_keys')
    .select(['used_at', 'revoked_at', 'expires_at'])
    .where('licence_key', '=', licenceKey)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return 'unknown'
  if (held.used_at) return 'used'
  const isOver = held.revoked_at !== null || (held.expires_at !== null && held.expires_at <= now)
  return isOver ? 'over' : 'free'
}

export async function markLicenceKeyUsed(trx: Database, licenceKey: string, userId: string, now: Date) {
  await trx
    .updateTable('licence_keys')
    .set({ used_by: userId, used_at: now })
    .where('licence_key', '=', licenceKey)
    .execute()
}

/** The institution or site of this edition that one of these domains belongs to. */
export function findInstitution(db: Database, domains: readonly string[], edition: Edition) {
  return db
    .selectFrom('institutions')
    .select('name')
    .where('domain', 'in', domains)
    .where('edition', '=', edition)
    .executeTakeFirst()
}

/**
 * Records that someone signed up with an address that has an account, the latest time only, in as many statements as a new account and
 * what is written down of it (docs/product/accounts.md#no-one-learns). Returns the owner of the account;
 * undefined when the address has no verified account.
 */
export function saveRepeatedSignUp(db: Database, email: string, passwordHash: string, now: Date) {
  const signUp = { password_hash: passwordHash, created_at: now }
  return db
    .with('owner', (eb) =>
      eb
        .selectFrom('users')
        .select(['id', 'first_name as firstName'])
        .where('email', '=', email)
        .where('confirmed_at', 'is not', null),
    )
    .with('saved', (eb) =>
      eb
        .insertInto('repeated_sign_ups')
        .columns(['user_id', 'password_hash', 'created_at'])
        .expression((from) =>
          from
            .selectFrom('owner')
            .select(({ val, cast }) => [
              'owner.id',
              val(passwordHash).as('password_hash'),
              cast<Date>(val(now), 'timestamptz').as('created_at'),
            ]),
        )
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(signUp))
        .returning('user_id'),
    )
    .selectFrom('owner')
    .selectAll()
    .executeTakeFirst()
}
