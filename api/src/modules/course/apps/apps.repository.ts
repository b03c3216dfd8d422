import type { Database } from '../../../database/database.ts'

/** The directives in the order of their file, which is the alphabet's. */
export function findEssayWords(db: Database) {
  return db
    .selectFrom('essay_words')
    .select(['directive', 'definition', 'kind', 'forms'])
    .orderBy('position')
    .limit(500)
    .execute()
}
