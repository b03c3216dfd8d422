import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../database/database.ts'
import { notSignedIn } from '../../http/failures.ts'
import { findBadges } from '../badges/badges.repository.ts'
import { findSelectedSoftwares } from '../software/software.repository.ts'

/** The reading settings of somebody who has changed nothing. */
const untouchedSetting = {
  background_color: null,
  font_color: null,
  font_size: 0,
  font_family: 'Default',
  subtitles: true,
} as const

/** What signing in needs of an account. */
export function findAccount(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'time_zone as timeZone', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/**
 * A person as they go on the wire (spec 3, User).
 * @throws Failure 401 when the account is gone
 */
export async function findUser(db: Database, id: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'surname', 'email', 'university', 'role', 'wellbeings', 'is_calm_requested'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('avatars')
          .select(['avatars.id', 'avatars.large', 'avatars.medium'])
          .whereRef('avatars.user_id', '=', 'users.id'),
      ).as('avatar'),
      jsonObjectFrom(
        eb
          .selectFrom('user_infos')
          .select([
            'course_started',
            'course_ends',
            'course_name',
            'as_technology_level',
            'essay_writing_level',
            'presentations_level',
            'lectures_level',
            'reading_level',
            'organisation_level',
            'revision_level',
          ])
          .whereRef('user_infos.user_id', '=', 'users.id'),
      ).as('user_info'),
      jsonObjectFrom(
        eb
          .selectFrom('accessability_settings')
          .select(['background_color', 'font_color', 'font_size', 'font_family', 'subtitles'])
          .whereRef('accessability_settings.user_id', '=', 'users.id'),
      ).as('accessability_setting'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!user) throw notSignedIn()
  const softwares = await findSelectedSoftwares(db, id)
  const badges = await findBadges(db, id)
  return {
    ...user,
    accessability_setting: user.accessability_setting ?? untouchedSetting,
    softwares,
    software_selected: softwares.length > 0,
    badges,
  }
}

interface SettingChange {
  background_color?: string | null
  font_color?: string | null
  font_size?: number | null
  font_family?: 'Default' | 'Comic Sans' | 'Open-Dyslexic' | null
  subtitles?: boolean | null
}

/** Changes the reading settings that are given; null and absent ones stay. Returns all of them. */
export async function changeAccessabilitySetting(db: Database, userId: string, change: SettingChange) {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined))
  return db
    .insertInto('accessability_settings')
    .values({ user_id: userId, ...given })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...given }))
    .returning(['background_color', 'font_color', 'font_size', 'font_family', 'subtitles'])
    .executeTakeFirstOrThrow()
}
