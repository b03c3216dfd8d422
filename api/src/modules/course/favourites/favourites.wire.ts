import type { Course } from '../flows/course.ts'
import { stepOnWire } from '../flows/flows.wire.ts'
import type { OwnProgress } from '../flows/own-progress.ts'

/**
 * The favourites of a course from favouritesCourse, with the addresses of the favourites view. The `id` is the flow step's
 * even where a strategy is shown, because the flow step is what is marked.
 */
export function favouritesOnWire(course: Course, own: OwnProgress) {
  return course.steps
    .filter((step) => own.isFavourite(step))
    .map((step) => ({
      ...stepOnWire(step, own, { name: 'favourites' }),
      id: step.flow_step_id,
      software_slug: step.software_id,
      flow_name: step.flow_name,
      flow_slug: step.flow_slug,
      learning_module_slug: step.module_slug,
      chapter_slug: step.chapter_slug,
      primary_color: step.primary_color,
      secondary_color: step.secondary_color,
    }))
}
