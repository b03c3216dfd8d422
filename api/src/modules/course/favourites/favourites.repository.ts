import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { BadgeProgress } from '../badges/badges.repository.ts'
import { type LearningWrite, writeLearning } from '../badges/learning-writes.repository.ts'

interface Mark {
  userId: string
  stepId: string
  /** The software whose strategy it is marked on; null on the flow step itself. */
  softwareId: string | null
  now: Date
}

interface Marked {
  is_favourite: boolean
}

/**
 * Marks a flow step as a favourite or unmarks it, as it is wanted; without a wish, the other way round than it is. What is so already
 * stays as it is. Returns whether it is a favourite then, and how far the person is.
 */
export async function setFavourite(
  db: Database,
  edition: Edition,
  mark: Mark,
  isWanted: boolean | undefined,
): Promise<{ isFavourite: boolean; progress: BadgeProgress }> {
  for (;;) {
    const { progress, changed } = await writeLearning(db, edition, mark.userId, favouriteWrite(mark, isWanted))
    const isFavourite = isWanted ?? changed?.is_favourite
    // Neither way when another call of the same person added it in the same moment.
    if (isFavourite !== undefined) return { isFavourite, progress }
  }
}

function favouriteWrite(mark: Mark, isWanted: boolean | undefined): LearningWrite<Marked> {
  const { userId, stepId, softwareId, now } = mark
  const own = sql`favourites where user_id = ${userId} and step_id = ${stepId}`
  const removed = sql`removed as (
    delete from favourites using person where user_id = person.id and step_id = ${stepId} and ${isWanted !== true}
    returning user_id, false as is_favourite
  )`
  const added = sql`added as (
    insert into favourites (user_id, step_id, software_id, created_at)
    select id, ${stepId}, ${softwareId}, ${now}::timestamptz from person
    where ${isWanted !== false} and not exists (select from removed)
    on conflict (user_id, step_id) do nothing returning user_id, true as is_favourite
  )`
  return {
    isDue:
      isWanted === undefined
        ? sql`true`
        : isWanted
          ? sql`not exists (select from ${own})`
          : sql`exists (select from ${own})`,
    parts: sql`${removed}, ${added}, changed as (
      select user_id, is_favourite from removed union all select user_id, is_favourite from added
    )`,
    reads: ['completions', 'favourites', 'notes'],
    apply: (progress, changed) => {
      const isFavourite = isWanted ?? changed?.is_favourite
      if (isFavourite !== undefined) progress.mark(stepId, softwareId, isFavourite)
    },
  }
}
