import type { Database } from '../../database/database.ts'
import type { Call } from '../../http/route.ts'

type UserInfo = Call<'POST /users/user_info'>['body']['user_info']

/** Keeps what onboarding asked, once; undefined when there is something already. */
export function addUserInfo(db: Database, userId: string, info: UserInfo) {
  return db
    .insertInto('user_infos')
    .values({ ...info, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning([
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
    .executeTakeFirst()
}
