import type { Database } from '../../../database/database.ts'
import { fromCache } from '../../content/content-cache/content-cache.ts'
import type { CourseContent } from '../flows/course-content.ts'
import type { StepPlace } from '../steps/step-page.ts'
import { findQuestions } from './quick-checks.repository.ts'

/** The questions at the end of a chapter; null: it has none. */
export function loadQuestions(db: Database, { state }: CourseContent, chapterId: string) {
  return fromCache(state, `quick check ${chapterId}`, () => findQuestions(db, chapterId))
}

/** The questions that a step shows below its text: those of the chapter that it ends, not of a software's strategy there. */
export async function questionsAt(db: Database, content: CourseContent, { module, step }: StepPlace) {
  const chapter = module.chapters.find(({ id }) => id === step.chapter_id)
  if (step.software_id !== null || chapter?.steps.at(-1) !== step) return null
  return loadQuestions(db, content, chapter.id)
}
