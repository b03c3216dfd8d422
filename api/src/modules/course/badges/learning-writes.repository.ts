import type { Edition } from '@stepwise/shared/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { contentState } from '../../content/content-cache/content-cache.ts'
import type { WithState } from '../flows/course.repository.ts'
import type { LearnerProgress, OwnPart } from '../flows/learner-progress.ts'
import {
  type BadgeProgress,
  type BadgeProgressColumns,
  badgeProgressColumns,
  findBadgeProgress,
  loadBadgeProgress,
} from './badges.repository.ts'

/** A change of what a person has learnt or marked, which may earn a badge. */
export interface LearningWrite<Changed> {
  /** Whether there is anything to do: without it, nothing is locked or written. */
  isDue: RawBuilder<unknown>
  /** Named parts of a `with` that write for the `id` of `person`; the last is `changed`, with a row of what was done and its `user_id`. */
  parts: RawBuilder<unknown>
  /** What is read of the person, for the badges and the answer; by default all. */
  reads?: readonly OwnPart[]
  /** The same change in what was read. `changed` is null where there was nothing to do. */
  apply: (own: LearnerProgress, changed: Changed | null) => void
}

export interface Written<Changed> {
  progress: BadgeProgress
  changed: Changed | null
}

interface Versions {
  /** Of the person's row when it was locked; null when there was nothing to do. */
  locked: number | null
  /** Of the same row when the rest was read. */
  seen: number
}

/**
 * Writes for a person and reads what earns badges, in one statement, which is a transaction of its own. Writes of one person wait for each
 * other at the person's row. What one reads is of the moment when it began: if another was committed after that, the version of the row has
 * grown, and all is read again. So of two at the same moment the later one sees both.
 */
export async function writeLearning<Changed extends object>(
  db: Database,
  edition: Edition,
  userId: string,
  { isDue, parts, reads, apply }: LearningWrite<Changed>,
): Promise<Written<Changed>> {
  const columns = [contentState.as('state'), ...badgeProgressColumns(sql`${userId}::uuid`, reads)]
  const { rows } = await sql<BadgeProgressColumns & WithState & Versions & { changed: Changed | null }>`
    with person as (
      select id, learning_version from users where id = ${userId} and ${isDue} for no key update
    ),
    ${parts},
    counted as (
      update users set learning_version = users.learning_version + 1 from changed where users.id = changed.user_id
    )
    select
      (select to_json(changed) from changed) as changed,
      (select learning_version from person) as locked,
      (select learning_version from users where id = ${userId}) as seen,
      ${sql.join(columns)}
  `.execute(db)
  const { changed, locked, seen, ...own } = rows[0] as (typeof rows)[number]
  if (locked !== null && locked !== seen) return { progress: await findBadgeProgress(db, edition, userId), changed }
  const progress = await loadBadgeProgress(db, edition, userId, own)
  apply(progress.own, changed)
  return { progress, changed }
}
