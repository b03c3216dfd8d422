import type { Course } from '../flows/course.ts'
import { stepOnWire } from '../flows/flows.wire.ts'

/**
 * The favourite steps of a favourites course, in its order, with the addresses of the favourites view. Their `id` is the flow
 * step's, also when it is a strategy that is shown: that is what is marked.
 */
export function favouritesOnWire(course: Course) {
  return course.steps
    .filter((step) => step.is_favourite)
    .map((step) => ({
      ...stepOnWire(step, { name: 'favourites' }),
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
