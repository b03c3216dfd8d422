import type { Insertable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

type UserInfo = Omit<Insertable<Tables['user_infos']>, 'user_id'>

/** The answers of onboarding. */
export const userInfoColumns = [
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
] as const

/** Saves the answers of onboarding and returns them; undefined when the person has answered before. */
export function addUserInfo(db: Database, userId: string, info: UserInfo) {
  return db
    .insertInto('user_infos')
    .values({ ...info, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning(userInfoColumns)
    .executeTakeFirst()
}

/** Saves changed answers, or the first ones, and returns them. */
export function saveUserInfo(db: Database, userId: string, info: UserInfo) {
  return db
    .insertInto('user_infos')
    .values({ ...info, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(info))
    .returning(userInfoColumns)
    .executeTakeFirstOrThrow()
}
