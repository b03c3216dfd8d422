import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { awardBadges } from '../modules/course/badges/badges.repository.ts'
import { findLearner } from '../modules/course/flows/course.repository.ts'
import type { Course } from '../modules/course/flows/course.ts'
import { personDay } from '../time-zone.ts'
import { begunSteps, type DemoProgress } from './accounts.ts'
import { demoNotes, demoReflections } from './demo-texts.ts'
import { seedOnboarding } from './seed-onboarding.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

interface Learner {
  userId: string
  timeZone: string
  progress: DemoProgress
  edition: Edition
  now: Date
}

/** The days of earlier visits, as days before now: none of the last two, so that a demonstration can earn a streak. */
const visitDays = { begun: [9, 8, 5, 2], finished: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3] }

/** What was done on one visit, in this order. */
interface Visit {
  steps: string[]
  favourites: string[]
  notes: { stepId: string; content: string }[]
  reflections: (typeof demoReflections)[Edition]
}

/**
 * Seeds what a demo account has done so far, visit by visit, each with the badges that it earned, so that all dates are
 * plausible. Steps are chosen by their position, so that it works with any content. Returns when the account was created.
 */
export async function seedLearning(trx: Database, learner: Learner): Promise<Date> {
  const { progress, now } = learner
  if (progress === 'new') return now
  await seedOnboarding(trx, learner)
  if (progress === 'ready') return now

  const days = visitDays[progress]
  const beginnings = days.map((ago) => morning(new Date(now.getTime() - ago * day)))
  const visits = await planVisits(trx, learner, days.length)
  for (const [at, begins] of beginnings.entries()) await seedVisit(trx, learner, visits[at] as Visit, begins)
  return beginnings[0] as Date
}

/** About ten in the morning in the demo accounts' zone: well within the day, whatever the time is now. */
const morning = (moment: Date) => new Date(`${moment.toISOString().slice(0, 10)}T10:00:00Z`)

async function planVisits(trx: Database, { userId, progress, edition }: Learner, count: number): Promise<Visit[]> {
  const { course } = (await findLearner(trx, edition, userId)).content
  const isFinished = progress === 'finished'
  const done = isFinished ? course.steps : begun(course)
  const ids = done.map(({ id }) => id)
  const steps = [...ids, ...(isFinished ? await tutorialSteps(trx, edition) : [])]
  // One short of a badge in the middle of the course, so that a demonstration can earn it.
  const favourites = ids.filter((_, index) => index % 5 === 1).slice(0, isFinished ? 8 : 4)
  const notes = ids
    .slice(0, isFinished ? 5 : 4)
    .map((stepId, index) => ({ stepId, content: demoNotes[edition][index] ?? '' }))
  const reflections = demoReflections[edition].slice(0, isFinished ? 5 : 2)

  const perVisit = Math.ceil(steps.length / count)
  return Array.from({ length: count }, (_, at) => {
    const ofVisit = steps.slice(at * perVisit, (at + 1) * perVisit)
    return {
      steps: ofVisit,
      favourites: favourites.filter((id) => ofVisit.includes(id)),
      notes: notes.filter((_, index) => Math.min(index, count - 1) === at),
      reflections: reflections.filter((_, index) => Math.min(index + 1, count - 1) === at),
    }
  })
}

function begun(course: Course) {
  return course.flows.flatMap((flow, flowAt) =>
    flow.modules.flatMap((module, moduleAt) => module.steps.slice(0, begunSteps[flowAt]?.[moduleAt] ?? 0)),
  )
}

/** Essentials and strategies of every software, so that another selection is finished too. */
async function tutorialSteps(trx: Database, edition: Edition) {
  const rows = await trx
    .selectFrom('steps')
    .leftJoin('steps as flow_steps', 'flow_steps.id', 'steps.flow_step_id')
    .leftJoin('chapters', 'chapters.id', 'flow_steps.chapter_id')
    .leftJoin('learning_modules', 'learning_modules.id', 'chapters.learning_module_id')
    .leftJoin('flows', 'flows.id', 'learning_modules.flow_id')
    .select('steps.id')
    .where('steps.kind', '!=', 'flow')
    .where('steps.retired_at', 'is', null)
    .where(sql<boolean>`(flows.id is null or ${edition} = any (flows.editions))`)
    .orderBy('steps.position')
    .execute()
  return rows.map(({ id }) => id)
}

async function seedVisit(trx: Database, learner: Learner, visit: Visit, begins: Date) {
  const { userId, timeZone, edition } = learner
  const user_id = userId
  const date = personDay(begins, timeZone)
  await trx.insertInto('visits').values({ user_id, day: date, log_ins: 1 }).execute()

  // A step every twelve minutes, or as often as they fit into eight hours; what is done about them comes in between.
  const pace = Math.min(12, 480 / Math.max(1, visit.steps.length)) * minute
  const stepAt = (index: number) => new Date(begins.getTime() + index * pace)
  const progress = visit.steps.map((step_id, index) => {
    const at = stepAt(index)
    return { user_id, step_id, visited_at: at, completed_at: at }
  })
  if (progress.length > 0) await trx.insertInto('progress_steps').values(progress).execute()
  await seedQuickChecks(trx, userId, visit.steps, stepAt)
  const favourites = visit.favourites.map((step_id) => ({
    user_id,
    step_id,
    created_at: stepAt(visit.steps.indexOf(step_id)),
  }))
  if (favourites.length > 0) await trx.insertInto('favourites').values(favourites).execute()

  const wroteAt = stepAt(visit.steps.length)
  const written = { user_id, created_at: wroteAt, updated_at: wroteAt }
  const notes = visit.notes.map(({ stepId, content }) => ({ ...written, step_id: stepId, content }))
  if (notes.length > 0) await trx.insertInto('notes').values(notes).execute()
  const reflections = visit.reflections.map((reflection) => ({ ...reflection, ...written, date, tag: null }))
  if (reflections.length > 0) await trx.insertInto('reflections').values(reflections).execute()

  await awardBadges(trx, edition, userId, wroteAt)
}

/** Of each chapter that ends with one of these steps the questions are answered there: all right, or all but one. */
async function seedQuickChecks(
  trx: Database,
  user_id: string,
  steps: readonly string[],
  stepAt: (index: number) => Date,
) {
  const { rows } = await sql<{ chapter_id: string; step_id: string; question_count: number }>`
    select chapters.id as chapter_id, steps.id as step_id, jsonb_array_length(quick_check) as question_count
    from chapters join steps on steps.chapter_id = chapters.id
    where quick_check is not null and steps.id = any(${steps}::text[]) and not exists (
      select from steps as later
      where later.chapter_id = chapters.id and later.retired_at is null and later.position > steps.position
    )
    order by steps.position`.execute(trx)
  const scores = rows.map(({ chapter_id, step_id, question_count }, index) => ({
    user_id,
    chapter_id,
    right_count: question_count - (index % 2),
    question_count,
    answered_at: stepAt(steps.indexOf(step_id)),
  }))
  if (scores.length > 0) await trx.insertInto('quick_check_scores').values(scores).execute()
}
