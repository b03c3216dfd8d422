import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { contentState } from '../../content/content-cache/content-cache.ts'
import { buildCourse, type Course, type CourseStep } from './course.ts'
import { type CourseContent, courseContent } from './course-content.ts'
import { type LearnerProgress, type OwnColumns, ownColumns, toLearnerProgress } from './learner-progress.ts'

/** What a person has done, with the content of the same moment. */
export interface Learner {
  own: LearnerProgress
  content: CourseContent
}

export async function findLearner(db: Database, edition: Edition, userId: string): Promise<Learner> {
  const columns = [contentState.as('state'), ...ownColumns(sql`${userId}`)]
  const { rows } = await sql<OwnColumns & WithState>`select ${sql.join(columns)}`.execute(db)
  return toLearner(db, edition, rows[0] as OwnColumns & WithState)
}

/** With the state of the content at the moment of the other columns; null when it is not known. */
export interface WithState {
  state: string | null
}

export async function toLearner(
  db: Database,
  edition: Edition,
  { state, ...own }: OwnColumns & WithState,
): Promise<Learner> {
  return { own: toLearnerProgress(own), content: await courseContent(db, edition, state) }
}

/** The course as the favourites view shows it. */
export function favouritesCourse(learner: Learner): Course {
  const { own, content } = learner
  return own.softwaresOfFavourites().size === 0 ? content.course : buildCourse(favouriteView(learner))
}

/**
 * The steps of the course as the favourites view shows them: where a favourite was marked on a software's strategy, that strategy stands
 * in place of its flow step.
 */
export function favouriteView({ own, content }: Learner): readonly CourseStep[] {
  const strategies = [...own.softwaresOfFavourites()].flatMap((software) => content.strategiesOf(software).steps)
  const marked = strategies.filter((strategy) => own.softwareOfFavourite(strategy) === strategy.software_id)
  const shown = new Map(marked.map((strategy) => [strategy.flow_step_id, strategy]))
  return content.course.steps.map((step) => shown.get(step.flow_step_id) ?? step)
}
