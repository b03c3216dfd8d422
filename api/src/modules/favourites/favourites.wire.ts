import type { Course } from '../flows/course.ts'
import { stepOnWire } from '../flows/flows.wire.ts'

/** The favourite steps in the order of the course, with the addresses of the favourites view. */
export function favouritesOnWire(course: Course) {
  return course.steps
    .filter((step) => step.is_favourite)
    .map((step) => ({
      ...stepOnWire(step, { name: 'favourites' }),
      flow_name: step.flow_name,
      flow_slug: step.flow_slug,
      learning_module_slug: step.module_slug,
      chapter_slug: step.chapter_slug,
      primary_color: step.primary_color,
      secondary_color: step.secondary_color,
    }))
}
