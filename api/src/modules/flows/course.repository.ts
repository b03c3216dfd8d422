import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { buildCourse, type Course, type CourseStep } from './course.ts'

/**
 * The course with a person's progress: all flow steps, or, of one software, the flow steps for which it has a strategy,
 * with the strategy's own name and progress. Favourites and notes are those of the flow step in both.
 */
export async function findCourse(db: Database, userId: string, softwareSlug?: string): Promise<Course> {
  // A flow step's flow_step_id is its own id, so one query serves both.
  const query = db
    .selectFrom('steps')
    .innerJoin('steps as flow_steps', 'flow_steps.id', 'steps.flow_step_id')
    .innerJoin('chapters', 'chapters.id', 'flow_steps.chapter_id')
    .innerJoin('learning_modules', 'learning_modules.id', 'chapters.learning_module_id')
    .innerJoin('flows', 'flows.id', 'learning_modules.flow_id')
    .leftJoin('progress_steps as progress', (join) =>
      join.onRef('progress.step_id', '=', 'steps.id').on('progress.user_id', '=', userId),
    )
    .leftJoin('favourites', (join) =>
      join.onRef('favourites.step_id', '=', 'flow_steps.id').on('favourites.user_id', '=', userId),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('notes')
          .select(['step_id', eb.fn.countAll<number>().as('notes_count')])
          .where('user_id', '=', userId)
          .groupBy('step_id')
          .as('noted'),
      (join) => join.onRef('noted.step_id', '=', 'flow_steps.id'),
    )
    .select([
      'flows.id as flow_id',
      'flows.slug as flow_slug',
      'flows.name as flow_name',
      'flows.primary_color',
      'flows.secondary_color',
      'flows.tab_color',
      'learning_modules.id as module_id',
      'learning_modules.slug as module_slug',
      'learning_modules.name as module_name',
      'learning_modules.description as module_description',
      'learning_modules.image as module_image',
      'chapters.id as chapter_id',
      'chapters.slug as chapter_slug',
      'chapters.name as chapter_name',
      'steps.id',
      'steps.name',
      'steps.page_type',
      'steps.duration',
      'flow_steps.id as flow_step_id',
      'steps.software_id',
      'flow_steps.slug',
      'progress.visited_at',
      'progress.completed_at',
      sql<boolean>`favourites.step_id is not null`.as('is_favourite'),
      'favourites.software_id as favourite_software_id',
      sql<number>`coalesce(noted.notes_count, 0)`.as('notes_count'),
    ])
    .where('steps.retired_at', 'is', null)
    .where('flow_steps.retired_at', 'is', null)
    .orderBy('steps.position')
    .limit(10_000)
  const rows = await (softwareSlug === undefined
    ? query.where('steps.kind', '=', 'flow').execute()
    : query.where('steps.kind', '=', 'strategy').where('steps.software_id', '=', softwareSlug).execute())
  return buildCourse(rows)
}

/**
 * The course as the favourites view shows it: where a favourite was marked on a software's strategy, that strategy stands in the
 * place of its flow step.
 */
export async function findFavouritesCourse(db: Database, userId: string): Promise<Course> {
  const course = await findCourse(db, userId)
  const softwares = new Set(course.steps.flatMap(({ favourite_software_id }) => favourite_software_id ?? []))
  if (softwares.size === 0) return course
  const strategies: CourseStep[] = []
  for (const software of softwares) strategies.push(...(await findCourse(db, userId, software)).steps)
  const isOf = (step: CourseStep) => (strategy: CourseStep) =>
    strategy.flow_step_id === step.flow_step_id && strategy.software_id === step.favourite_software_id
  return buildCourse(course.steps.map((step) => strategies.find(isOf(step)) ?? step))
}
