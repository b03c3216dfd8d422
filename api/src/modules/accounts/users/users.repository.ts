import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../database/database.ts'
import type { PersonColumns } from '../../../database/person-columns.ts'
import { settingColumns } from '../../course/display/display.repository.ts'
import { selectChosenSoftwares } from '../../course/software/software.repository.ts'
import { userInfoColumns } from '../user-info/user-info.repository.ts'

/** The account of an address (in lower case), for signing in and for mails. */
export function findAccount(db: Database, email: string) {
  return db
    .selectFrom('users')
    .leftJoin('repeated_sign_ups', 'repeated_sign_ups.user_id', 'users.id')
    .select([
      'id',
      'first_name as firstName',
      'time_zone as timeZone',
      'users.password_hash as passwordHash',
      'confirmed_at as confirmedAt',
      'repeated_sign_ups.password_hash as repeatedPasswordHash',
    ])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** An account by its id, for ways in that name it without its address. */
export function findAccountById(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'time_zone as timeZone', 'confirmed_at as confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whom an email about an account goes to, and the time zone in which it names days. */
export function findRecipient(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'time_zone as timeZone'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** A person with photo id, onboarding answers, reading settings, software and `more`; undefined when the account is gone. */
export async function findUser<More>(db: Database, id: string, more: PersonColumns) {
  const user = await db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'surname',
      'email',
      'university',
      'role',
      'wellbeings',
      'is_calm_requested',
      'device_key',
      'erase_at',
    ])
    .select((eb) => [
      eb.selectFrom('avatars').select('avatars.id').whereRef('avatars.user_id', '=', 'users.id').as('avatar_id'),
      jsonObjectFrom(
        eb.selectFrom('user_infos').select(userInfoColumns).whereRef('user_infos.user_id', '=', 'users.id'),
      ).as('user_info'),
      jsonObjectFrom(
        eb
          .selectFrom('accessability_settings')
          .select(settingColumns)
          .whereRef('accessability_settings.user_id', '=', 'users.id'),
      ).as('accessability_setting'),
      jsonArrayFrom(selectChosenSoftwares(db)).as('selected'),
    ])
    .select(more)
    .where('users.id', '=', id)
    .executeTakeFirst()
  return user as (typeof user & More) | undefined
}

/** Opens an account, whose address is now known to be the person's own; false when it was open. */
export async function confirmAccount(db: Database, userId: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ confirmed_at: now })
    .where('id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves a person to the time zone of their browser, if it names one. Returns the person with the zone that counts now. */
export async function followTimeZone<Person extends { id: string; timeZone: string }>(
  trx: Database,
  person: Person,
  timeZone: string | undefined,
): Promise<Person> {
  if (timeZone === undefined || timeZone === person.timeZone) return person
  await trx.updateTable('users').set({ time_zone: timeZone }).where('id', '=', person.id).execute()
  return { ...person, timeZone }
}

/**
 * Sets a password chosen through a mailed link, which also proves that the address is the person's own. Returns whether that opened the
 * account.
 */
export async function changePassword(db: Database, userId: string, passwordHash: string, now: Date) {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, has_password: true })
    .where('id', '=', userId)
    .execute()
  return { isOpened: await confirmAccount(db, userId, now) }
}
