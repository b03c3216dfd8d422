import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { courseOf, type OwnRows, ownRows } from '../flows/course.repository.ts'
import { lastWorkedOn, progressOf } from '../flows/progress.ts'
import { type Achievements, earnedBadges } from './badge-rules.ts'

/** As they go on the wire. */
type Badges = Awaited<ReturnType<typeof findBadges>>

/**
 * Gives a person every badge of the edition that they have earned and do not have yet, dated `at` (default: now). A badge is
 * never taken back. Returns the badges that they have then, as findBadges does. Needs a personTransaction.
 */
export async function awardBadges(db: Database, edition: Edition, userId: string, at?: Date): Promise<Badges> {
  return (await awardBadgesOfCourse(db, edition, userId, at)).badges
}

/** Awards badges and returns the course that they were earned with, too: as findCourse does. */
export async function awardBadgesOfCourse(db: Database, edition: Edition, userId: string, at?: Date) {
  const { badges, achievements, course } = await readAchievements(db, userId)
  const earned = earnedBadges(achievements).filter((code) => !badges.some((badge) => badge.code === code))
  if (earned.length === 0) return { badges, course }
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
  return { badges: await findBadges(db, userId), course }
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

/** A person's badges as they go on the wire, the earliest first. */
export async function findBadges(db: Database, userId: string) {
  const badges = await db
    .selectFrom('user_badges')
    .innerJoin('badges', 'badges.code', 'user_badges.code')
    .select(['user_badges.id', 'badges.code', 'badges.name', 'user_badges.created_at'])
    .where('user_badges.user_id', '=', userId)
    .orderBy('user_badges.created_at')
    .orderBy('badges.position')
    .limit(100)
    .execute()
  return badges.map((badge) => ({ ...badge, created_at: badge.created_at.toISOString() }))
}

interface Achieved
  extends OwnRows,
    Pick<Achievements, 'logIns' | 'hasTwoDaysInARow' | 'hasWeekendDay' | 'reflections'> {
  favouriteCount: number
  noteCount: number
  badges: Badges
}

/** What a person has done, the course with it, and the badges that they have: in one query. */
async function readAchievements(db: Database, userId: string) {
  const { rows } = await sql<Achieved>`
    select
      ${ownRows(userId)},
      (select coalesce(sum(log_ins), 0) from visits where user_id = ${userId}) as "logIns",
      exists (
        select from visits one join visits next on next.user_id = one.user_id and next.day = one.day + 1
        where one.user_id = ${userId}
      ) as "hasTwoDaysInARow",
      exists (select from visits where user_id = ${userId} and extract(isodow from day) >= 6) as "hasWeekendDay",
      (select count(*) from favourites where user_id = ${userId}) as "favouriteCount",
      (select count(*) from notes where user_id = ${userId}) as "noteCount",
      (select count(*) from reflections where user_id = ${userId}) as "reflections",
      (
        select coalesce(json_agg(owned order by owned.created_at, owned.position), '[]') from (
          select user_badges.id, badges.code, badges.name, user_badges.created_at, badges.position
          from user_badges join badges on badges.code = user_badges.code where user_badges.user_id = ${userId}
        ) as owned
      ) as badges
  `.execute(db)
  const [own] = rows
  if (!own) throw new Error('A select without FROM returned no row.')
  const course = await courseOf(db, own)
  return {
    course,
    badges: own.badges.map(({ id, code, name, created_at }) => ({
      id,
      code,
      name,
      created_at: new Date(created_at).toISOString(),
    })),
    achievements: {
      logIns: Number(own.logIns),
      hasTwoDaysInARow: own.hasTwoDaysInARow,
      hasWeekendDay: own.hasWeekendDay,
      favourites: own.favouriteCount,
      notes: own.noteCount,
      reflections: own.reflections,
      coursePercent: progressOf(course),
      flows: course.flows.map((flow) => ({ percent: progressOf(flow), isTried: lastWorkedOn(flow) > 0 })),
    } satisfies Achievements,
  }
}
