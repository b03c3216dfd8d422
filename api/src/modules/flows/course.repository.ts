import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { contentState, fromMemory } from '../content-memory/content-memory.ts'
import { buildCourse, type Course, type CourseStep, type CourseStepRow } from './course.ts'

/**
 * The course with a person's progress: all flow steps, or, of one software, the flow steps for which it has a strategy,
 * with the strategy's own name and progress. Favourites and notes are those of the flow step in both.
 */
export async function findCourse(db: Database, userId: string, softwareSlug?: string): Promise<Course> {
  const { rows } = await sql<OwnRows>`select ${ownRows(userId)}`.execute(db)
  return courseOf(db, rows[0] as OwnRows, softwareSlug)
}

/** What a person has done in the course, and the state of the content with which it was read. */
export interface OwnRows {
  state: string | null
  progress: [stepId: string, visitedAt: string | null, completedAt: string | null][]
  favourites: [stepId: string, softwareId: string | null][]
  notes: [stepId: string, count: number][]
}

/** The columns of OwnRows: a query that asks for more of a person takes them along. */
export function ownRows(userId: string) {
  const list = (rows: RawBuilder<unknown>) => sql`coalesce((select json_agg(row) from (${rows}) as listed (row)), '[]')`
  return sql`
    ${contentState} as state,
    ${list(sql`select json_build_array(step_id, visited_at, completed_at) from progress_steps where user_id = ${userId}`)} as progress,
    ${list(sql`select json_build_array(step_id, software_id) from favourites where user_id = ${userId}`)} as favourites,
    ${list(sql`select json_build_array(step_id, count(*)) from notes where user_id = ${userId} group by step_id`)} as notes
  `
}

/** The course as findCourse returns it, from what a person has done. */
export async function courseOf(
  db: Database,
  { state, progress, favourites, notes }: OwnRows,
  softwareSlug?: string,
): Promise<Course> {
  const steps = await fromMemory(state, `course ${softwareSlug ?? ''}`, () => findSteps(db, softwareSlug))
  const progressOf = new Map(progress.map(([step, visited, completed]) => [step, { visited, completed }]))
  const favouriteOf = new Map(favourites.map(([step, software]) => [step, { software }]))
  const notesOf = new Map(notes)
  const rows = steps.map((step) => {
    const { visited = null, completed = null } = progressOf.get(step.id) ?? {}
    const favourite = favouriteOf.get(step.flow_step_id)
    return {
      ...step,
      visited_at: visited === null ? null : new Date(visited),
      completed_at: completed === null ? null : new Date(completed),
      is_favourite: favourite !== undefined,
      favourite_software_id: favourite?.software ?? null,
      notes_count: notesOf.get(step.flow_step_id) ?? 0,
    }
  })
  return buildCourse(rows, state)
}

/** The steps of the course, or of one software's strategies, in order: the same for everybody. */
function findSteps(db: Database, softwareSlug?: string): Promise<CourseStepRow[]> {
  // A flow step's flow_step_id is its own id, so one query serves both.
  const query = db
    .selectFrom('steps')
    .innerJoin('steps as flow_steps', 'flow_steps.id', 'steps.flow_step_id')
    .innerJoin('chapters', 'chapters.id', 'flow_steps.chapter_id')
    .innerJoin('learning_modules', 'learning_modules.id', 'chapters.learning_module_id')
    .innerJoin('flows', 'flows.id', 'learning_modules.flow_id')
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
    ])
    .where('steps.retired_at', 'is', null)
    .where('flow_steps.retired_at', 'is', null)
    .orderBy('steps.position')
    .limit(10_000)
  return softwareSlug === undefined
    ? query.where('steps.kind', '=', 'flow').execute()
    : query.where('steps.kind', '=', 'strategy').where('steps.software_id', '=', softwareSlug).execute()
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
  return buildCourse(
    course.steps.map((step) => strategies.find(isOf(step)) ?? step),
    course.contentState,
  )
}
