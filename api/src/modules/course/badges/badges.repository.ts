import type { BadgeCode, Edition } from '@stepwise/shared/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { PersonColumns } from '../../../database/person-columns.ts'
import { contentState, fromCache } from '../../content/content-cache/content-cache.ts'
import { type Learner, toLearner, type WithState } from '../flows/course.repository.ts'
import { type OwnColumns, type OwnPart, ownColumns } from '../flows/learner-progress.ts'
import { progressByFlow, wholePercent } from '../flows/progress.ts'
import { type Achievements, earnedBadges } from './badge-rules.ts'

/** As they go on the wire, the earliest first. */
type Badges = ReturnType<typeof badgeOnWire>[]

interface StoredBadge {
  id: string
  code: BadgeCode
  name: string
  /** Text where it came as JSON. */
  created_at: Date | string
  is_new: boolean | null
}

/**
 * Gives a person every badge of the edition that they have earned and do not have yet, dated `at` (default: now). A badge is
 * never taken back. Returns the badges that they have then. Needs a personTransaction, or that what earns a badge
 * was written before and by itself.
 */
export async function awardBadges(db: Database, edition: Edition, userId: string, at?: Date): Promise<Badges> {
  return awardEarned(db, edition, await findBadgeProgress(db, edition, userId, badgeProgressColumnsWithCounts), at)
}

/** The same for someone of whom all has been read. */
export async function awardEarned(db: Database, edition: Edition, progress: BadgeProgress, at?: Date): Promise<Badges> {
  const { userId, badges, content } = progress
  const earned = earnedBadges(computeAchievements(progress)).filter(
    (code) => !badges.some((badge) => badge.code === code),
  )
  if (earned.length === 0) return badges
  // Some are of the other edition.
  const onOffer = await fromCache(content.state, `badges ${edition}`, () => findBadgesOnOffer(db, edition))
  const codes = onOffer.map(({ code }) => code).filter((code) => earned.includes(code))
  if (codes.length === 0) return badges
  // One that another call has given in the same moment is changed to what it is, because only then it is returned.
  const { rows } = await sql<StoredBadge>`
    with added as (
      insert into user_badges (user_id, code, created_at)
      select ${userId}::uuid, code, ${at ? sql`${at}::timestamptz` : sql`now()`} from unnest(${codes}::text[]) as code
      on conflict (user_id, code) do update set code = excluded.code
      returning id, code, created_at
    )
    select user_badges.id, code, badges.name, user_badges.created_at, ${isNew} as is_new
    from added as user_badges join badges using (code)
    order by user_badges.created_at, badges.position
  `.execute(db)
  return [...badges, ...rows.map(badgeOnWire)]
}

/** The badges of an edition in their order, each with its criterion as that edition words it. */
export function findBadgesOnOffer(db: Database, edition: Edition) {
  return db
    .selectFrom('badges')
    .select(({ fn, ref }) => [
      'code',
      'name',
      (edition === 'pro' ? fn.coalesce('criterion_pro', 'criterion') : ref('criterion')).as('criterion'),
    ])
    .where(sql<boolean>`${edition} = any(editions)`)
    .orderBy('position')
    .limit(100)
    .execute()
}

/** Whether it is news, by the clock that says when it was earned (docs/product/achievements.md#news-window). */
const isNew = sql<boolean>`user_badges.created_at > now() - interval '10 minutes'`

/** What a person has done besides learning, as far as badges are concerned. */
type ActivityCounts = Pick<Achievements, 'logIns' | 'hasTwoDaysInARow' | 'hasWeekendDay' | 'reflections'>

const noActivity: ActivityCounts = { logIns: 0, hasTwoDaysInARow: false, hasWeekendDay: false, reflections: 0 }

/** A person with the rows that earn badges, and the badges that they have. */
export interface BadgeProgress extends Learner {
  userId: string
  badges: Badges
  /** Only read where one of them may have changed: no badge depends on both activity and learning. */
  activity?: ActivityCounts
}

/**
 * What a query selects for `loadBadgeProgress`: `parts` of what a person has done, or all. Completions or progress are always one of them;
 * favourites and notes are where a badge may be earned by them.
 */
export const badgeProgressColumns = (userId: RawBuilder<unknown>, parts?: readonly OwnPart[]) => [
  ...ownColumns(userId, parts),
  selectBadges(userId),
]
export const badgeProgressColumnsWithCounts = (userId: RawBuilder<unknown>) => [
  ...badgeProgressColumns(userId),
  selectActivityCounts(userId),
]

export type BadgeProgressColumns = OwnColumns & { badges: StoredBadge[]; activity?: ActivityCounts }

export async function loadBadgeProgress(
  db: Database,
  edition: Edition,
  userId: string,
  { badges, activity, ...own }: BadgeProgressColumns & WithState,
): Promise<BadgeProgress> {
  return {
    ...(await toLearner(db, edition, own)),
    userId,
    badges: badges.map(badgeOnWire),
    ...(activity && { activity }),
  }
}

type ColumnsOf = (userId: RawBuilder<unknown>) => PersonColumns

/** In one query, without activity unless asked for. */
export async function findBadgeProgress(
  db: Database,
  edition: Edition,
  userId: string,
  columnsOf: ColumnsOf = badgeProgressColumns,
): Promise<BadgeProgress> {
  const columns = [contentState.as('state'), ...columnsOf(sql`${userId}`)]
  const { rows } = await sql<BadgeProgressColumns & WithState>`select ${sql.join(columns)}`.execute(db)
  return loadBadgeProgress(db, edition, userId, rows[0] as BadgeProgressColumns & WithState)
}

function selectActivityCounts(userId: RawBuilder<unknown>) {
  return sql<ActivityCounts>`(
    select to_json(activity) from (
      select
        coalesce(sum(log_ins), 0) as "logIns",
        coalesce(bool_or(next_day = day + 1), false) as "hasTwoDaysInARow",
        coalesce(bool_or(extract(isodow from day) >= 6), false) as "hasWeekendDay",
        (select count(*) from reflections where user_id = ${userId}) as reflections
      from (
        select day, log_ins, lead(day) over (order by day) as next_day from visits where user_id = ${userId}
      ) as days
    ) as activity
  )`.as('activity')
}

/** The badges of a person, for a query that reads more of them: each is to go through `badgeOnWire`. */
export function selectBadges(userId: RawBuilder<unknown>) {
  return sql<StoredBadge[]>`(
    select coalesce(json_agg(owned order by owned.created_at, owned.position), '[]') from (
      select user_badges.id, badges.code, badges.name, user_badges.created_at, ${isNew} as is_new, badges.position
      from user_badges join badges on badges.code = user_badges.code where user_badges.user_id = ${userId}
    ) as owned
  )`.as('badges')
}

export function badgeOnWire({ id, code, name, created_at, is_new }: StoredBadge) {
  return { id, code, name, created_at: new Date(created_at).toISOString(), is_new: is_new ?? false }
}

function computeAchievements({ own, content, activity = noActivity }: BadgeProgress): Achievements {
  const { course } = content
  const progress = progressByFlow(content, own)
  const completed = [...progress.values()].reduce((sum, flow) => sum + flow.completed, 0)
  return {
    ...activity,
    favourites: own.countFavourites(),
    notes: own.countNotes(),
    coursePercent: wholePercent(completed, course.steps.length),
    flows: course.flows.map(({ id, steps }) => ({
      percent: wholePercent(progress.get(id)?.completed ?? 0, steps.length),
      isTried: (progress.get(id)?.workedOn ?? 0) > 0,
    })),
  }
}
