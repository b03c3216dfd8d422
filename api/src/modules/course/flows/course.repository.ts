import type { Edition } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { contentState } from '../../content/content-cache/content-cache.ts'
import { buildCourse, type Course, type CourseStep } from './course.ts'
import { type CourseContent, courseContent } from './course-content.ts'
import { type OwnColumns, type OwnProgress, ownColumns, ownOf } from './own-progress.ts'

/** What a person has done, with the content of the same moment. */
export interface Learner {
  own: OwnProgress
  content: CourseContent
}

export async function findLearner(db: Database, edition: Edition, userId: string): Promise<Learner> {
  const columns = [contentState.as('state'), ...ownColumns(sql`${userId}`)]
  const { rows } = await sql<OwnColumns & WithState>`select ${sql.join(columns)}`.execute(db)
  return learnerOf(db, edition, rows[0] as OwnColumns & WithState)
}

/** With the state of the content at the moment of the other columns; null when it is not known. */
export interface WithState {
  state: string | null
}

export async function learnerOf(
  db: Database,
  edition: Edition,
  { state, ...own }: OwnColumns & WithState,
): Promise<Learner> {
  return { own: ownOf(own), content: await courseContent(db, edition, state) }
}

/**
 * The course as the favourites view shows it: where a favourite was marked on a software's strategy, that strategy stands in the
 * place of its flow step.
 */
export function favouritesCourse({ own, content }: Learner): Course {
  const softwares = own.softwaresOfFavourites()
  if (softwares.size === 0) return content.course
  const strategies = [...softwares].flatMap((software) => content.strategiesOf(software).steps)
  const strategyOf = (step: CourseStep) => {
    const software = own.softwareOfFavourite(step)
    return strategies.find(
      ({ flow_step_id, software_id }) => flow_step_id === step.flow_step_id && software_id === software,
    )
  }
  return buildCourse(content.course.steps.map((step) => strategyOf(step) ?? step))
}
