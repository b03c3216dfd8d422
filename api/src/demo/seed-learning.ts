import type { Edition } from '@stepwise/shared/contracts'
import type { Database } from '../database/database.ts'
import { findCourse } from '../modules/flows/course.repository.ts'
import type { Course, CourseStep } from '../modules/flows/course.ts'
import { begunSteps, type DemoProgress, demoNotes, demoReflections, demoSoftware } from './accounts.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

interface Learner {
  userId: string
  progress: DemoProgress
  edition: Edition
  now: Date
}

/** What a demo account has done so far. It goes by places in the course, so that it works with any content. */
export async function seedLearning(trx: Database, learner: Learner) {
  if (learner.progress === 'new') return
  await seedOnboarding(trx, learner)
  if (learner.progress === 'ready') return

  const course = await findCourse(trx, learner.userId)
  const isFinished = learner.progress === 'finished'
  const done = isFinished ? course.steps : begun(course)
  await seedVisits(trx, learner, isFinished ? [12, 11, 10, 9, 8, 7, 6, 5, 4, 3] : [9, 8, 5, 2])
  await seedProgress(trx, learner, done)
  // One short of a badge in the middle of the course, so that a demonstration can earn it.
  await seedFavourites(trx, learner, done.filter((_, index) => index % 5 === 1).slice(0, isFinished ? 8 : 4))
  await seedNotes(trx, learner, done.slice(0, isFinished ? 5 : 4))
  await seedReflections(trx, learner, demoReflections.slice(0, isFinished ? 5 : 2))
}

function begun(course: Course) {
  return course.flows.flatMap((flow, flowAt) =>
    flow.modules.flatMap((module, moduleAt) => module.steps.slice(0, begunSteps[flowAt]?.[moduleAt] ?? 0)),
  )
}

async function seedOnboarding(trx: Database, { userId, edition, now }: Learner) {
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

async function seedVisits(trx: Database, { userId, now }: Learner, daysAgo: number[]) {
  const days = daysAgo.map((ago) => new Date(now.getTime() - ago * day).toISOString().slice(0, 10))
  await trx
    .insertInto('visits')
    .values(days.map((date) => ({ user_id: userId, day: date, log_ins: 1 })))
    .execute()
}

async function seedProgress(trx: Database, { userId, now }: Learner, steps: readonly CourseStep[]) {
  if (steps.length === 0) return
  await trx
    .insertInto('progress_steps')
    .values(
      steps.map((step, index) => {
        const at = new Date(now.getTime() - 9 * day + index * hour)
        return { user_id: userId, step_id: step.id, visited_at: at, completed_at: at }
      }),
    )
    .execute()
}

async function seedFavourites(trx: Database, { userId, now }: Learner, steps: readonly CourseStep[]) {
  if (steps.length === 0) return
  await trx
    .insertInto('favourites')
    .values(steps.map((step) => ({ user_id: userId, step_id: step.id, created_at: now })))
    .execute()
}

async function seedNotes(trx: Database, { userId, now }: Learner, steps: readonly CourseStep[]) {
  const notes = steps.flatMap((step, index) => {
    const at = new Date(now.getTime() - (8 - index) * day)
    const content = demoNotes[index]
    return content ? { user_id: userId, step_id: step.id, content, created_at: at, updated_at: at } : []
  })
  if (notes.length > 0) await trx.insertInto('notes').values(notes).execute()
}

async function seedReflections(trx: Database, { userId, now }: Learner, reflections: typeof demoReflections) {
  await trx
    .insertInto('reflections')
    .values(
      reflections.map((reflection, index) => {
        const at = new Date(now.getTime() - (7 - index) * day)
        const date = at.toISOString().slice(0, 10)
        return { ...reflection, user_id: userId, date, tag: null, created_at: at, updated_at: at }
      }),
    )
    .execute()
}
