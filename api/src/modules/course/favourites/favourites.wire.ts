import { favouriteView, type Learner } from '../flows/course.repository.ts'
import { stepOnWire } from '../flows/flows.wire.ts'

/**
 * A person's favourites with the addresses of the favourites view. The `id` is the flow step's even where a strategy is shown, because the
 * flow step is what is marked.
 */
export function favouritesOnWire(learner: Learner) {
  const { own } = learner
  return favouriteView(learner)
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
