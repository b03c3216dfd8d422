import type { Edition } from '@stepwise/shared/contracts'
import type { Database } from '../database/database.ts'
import { demoSoftware } from './accounts.ts'

/** Seeds the answers of onboarding and the chosen software. */
export async function seedOnboarding(
  trx: Database,
  { userId, edition, now }: { userId: string; edition: Edition; now: Date },
) {
  const year = now.getFullYear()
  const isStudy = edition === 'study'
  await trx
    .insertInto('user_infos')
    .values({
      user_id: userId,
      course_started: isStudy ? year - 1 : null,
      course_ends: isStudy ? year + 2 : null,
      course_name: isStudy ? 'Geography' : null,
      as_technology_level: 'a little knowledge',
      essay_writing_level: 4,
      presentations_level: 3,
      lectures_level: 3,
      reading_level: 5,
      organisation_level: 2,
      revision_level: 4,
    })
    .execute()
  await trx
    .insertInto('user_softwares')
    .columns(['user_id', 'software_id'])
    .expression((eb) =>
      eb
        .selectFrom('softwares')
        .select([eb.val(userId).$castTo<string>().as('user_id'), 'id'])
        .where('id', 'in', demoSoftware)
        .where('retired_at', 'is', null),
    )
    .execute()
}
