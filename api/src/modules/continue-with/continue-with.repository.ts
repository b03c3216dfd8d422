import type { Edition } from '@stepwise/shared/contracts'
import type { Database } from '../../database/database.ts'
import { findCourse } from '../flows/course.repository.ts'
import type { Course } from '../flows/course.ts'
import { findSelectedSoftwares } from '../software/software.repository.ts'
import { essentialUrl, stepUrl } from '../steps/step-view.ts'
import { flowStepToContinueWith, type SoftwareProgress, tutorialStepToContinueWith } from './continue-with.ts'

/**
 * The step that the home of the edition offers to continue with; null when all are done or there are none. Pass the person's
 * `course` if it is loaded already.
 */
export async function findStepToContinueWith(db: Database, edition: Edition, userId: string, course?: Course) {
  if (edition === 'study') return flowStepToContinueWith(course ?? (await findCourse(db, userId)))
  return tutorialStepToContinueWith(await findTutorialProgress(db, userId))
}

/** The person's software in its order, each with its essentials and then its strategies. */
async function findTutorialProgress(db: Database, userId: string): Promise<SoftwareProgress[]> {
  const softwares = await findSelectedSoftwares(db, userId)
  const essentials = await db
    .selectFrom('steps')
    .leftJoin('progress_steps as progress', (join) =>
      join.onRef('progress.step_id', '=', 'steps.id').on('progress.user_id', '=', userId),
    )
    .select(['software_id', 'slug', 'name', 'duration', 'progress.visited_at', 'progress.completed_at'])
    .where('kind', '=', 'essential')
    .where('retired_at', 'is', null)
    .orderBy('position')
    .limit(1000)
    .execute()
  const found: SoftwareProgress[] = []
  for (const { slug: software } of softwares) {
    const course = await findCourse(db, userId, software)
    found.push({
      steps: [
        ...essentials
          .filter((essential) => essential.software_id === software)
          .map((essential) => ({
            ...essential,
            url: essentialUrl(software, essential.slug),
            isCompleted: essential.completed_at !== null,
          })),
        ...course.steps.map((step) => ({ ...step, url: stepUrl(step, { name: 'tutorials', software }) })),
      ],
    })
  }
  return found
}
