import type { Insertable } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'

export async function findQuestions(db: Database, chapterId: string) {
  const chapter = await db
    .selectFrom('chapters')
    .select('quick_check')
    .where('id', '=', chapterId)
    .executeTakeFirstOrThrow()
  return chapter.quick_check
}

/** Stores how many answers of a person were right, in place of what they answered before. */
export async function saveScore(db: Database, score: Insertable<Tables['quick_check_scores']>) {
  const { right_count, question_count, answered_at } = score
  await db
    .insertInto('quick_check_scores')
    .values(score)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'chapter_id']).doUpdateSet({ right_count, question_count, answered_at }),
    )
    .execute()
}
