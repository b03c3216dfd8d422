import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { type Learner, learnerOf } from '../flows/course.repository.ts'
import { type OwnColumns, ownRows } from '../flows/own-progress.ts'
import { lastWorkedOn, progressOf } from '../flows/progress.ts'
import { type Achievements, earnedBadges } from './badge-rules.ts'

/** As they go on the wire. */
type Badges = Awaited<ReturnType<typeof findBadges>>

/**
 * Gives a person every badge of the edition that they have earned and do not have yet, dated `at` (default: now). A badge is
 * never taken back. Returns the badges that they have then, as findBadges does. Needs a personTransaction, or that what earns a badge
 * was written before and by itself.
 */
export async function awardBadges(db: Database, edition: Edition, userId: string, at?: Date): Promise<Badges> {
  return awardEarned(db, edition, await findAchiever(db, userId), at)
}

/** The same for somebody of whom all has been read. */
export async function awardEarned(db: Database, edition: Edition, achiever: Achiever, at?: Date): Promise<Badges> {
  const { userId, badges } = achiever
  const earned = earnedBadges(achievementsOf(achiever)).filter((code) => !badges.some((badge) => badge.code === code))
  if (earned.length === 0) return badges
  await db
    .insertInto('user_badges')
    .columns(['user_id', 'code', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('badges')
        .select([
          sql.val(userId).$castTo<string>().as('user_id'),
          'code',
          (at ? sql<Date>`${at}::timestamptz` : sql<Date>`now()`).as('created_at'),
        ])
        .where('code', 'in', earned)
        .where(sql<boolean>`${edition} = any(editions)`)
        .orderBy('position'),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'code']).doNothing())
    .execute()
  return findBadges(db, userId)
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

/** A person's badges as they go on the wire, the earliest first. */
export async function findBadges(db: Database, userId: string) {
  const badges = await db
    .selectFrom('user_badges')
    .innerJoin('badges', 'badges.code', 'user_badges.code')
    .select(['user_badges.id', 'badges.code', 'badges.name', 'user_badges.created_at', isNew.as('is_new')])
    .where('user_badges.user_id', '=', userId)
    .orderBy('user_badges.created_at')
    .orderBy('badges.position')
    .limit(100)
    .execute()
  return badges.map((badge) => ({ ...badge, created_at: badge.created_at.toISOString() }))
}

/** What a person has done besides learning, as far as badges are concerned. */
type Deeds = Pick<Achievements, 'logIns' | 'hasTwoDaysInARow' | 'hasWeekendDay' | 'reflections'>

/** A person with all that earns badges, and the badges that they have. */
export interface Achiever extends Learner {
  userId: string
  deeds: Deeds
  badges: Badges
}

/** In one query. */
export async function findAchiever(db: Database, userId: string): Promise<Achiever> {
  const { rows } = await sql<OwnColumns & Deeds & { badges: Badges }>`
    select
      ${ownRows(userId)},
      "logIns", "hasTwoDaysInARow", "hasWeekendDay",
      (select count(*) from reflections where user_id = ${userId}) as "reflections",
      (
        select coalesce(json_agg(owned order by owned.created_at, owned.position), '[]') from (
          select user_badges.id, badges.code, badges.name, user_badges.created_at, ${isNew} as is_new, badges.position
          from user_badges join badges on badges.code = user_badges.code where user_badges.user_id = ${userId}
        ) as owned
      ) as badges
    from (
      select
        coalesce(sum(log_ins), 0) as "logIns",
        coalesce(bool_or(next_day = day + 1), false) as "hasTwoDaysInARow",
        coalesce(bool_or(extract(isodow from day) >= 6), false) as "hasWeekendDay"
      from (
        select day, log_ins, lead(day) over (order by day) as next_day from visits where user_id = ${userId}
      ) as days
    ) as visited
  `.execute(db)
  const [own] = rows
  if (!own) throw new Error('A sum without GROUP BY returned no row.')
  return {
    ...(await learnerOf(db, own)),
    userId,
    badges: own.badges.map(({ id, code, name, created_at, is_new }) => ({
      id,
      code,
      name,
      created_at: new Date(created_at).toISOString(),
      is_new: is_new ?? false,
    })),
    deeds: {
      logIns: Number(own.logIns),
      hasTwoDaysInARow: own.hasTwoDaysInARow,
      hasWeekendDay: own.hasWeekendDay,
      reflections: own.reflections,
    },
  }
}

function achievementsOf({ own, content: { course }, deeds }: Achiever): Achievements {
  return {
    ...deeds,
    favourites: own.countFavourites(),
    notes: own.countNotes(),
    coursePercent: progressOf(course, own),
    flows: course.flows.map((flow) => ({ percent: progressOf(flow, own), isTried: lastWorkedOn(flow, own) > 0 })),
  }
}
