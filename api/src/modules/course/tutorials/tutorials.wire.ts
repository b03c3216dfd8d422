import type { Course } from '../flows/course.ts'
import { stepOnWire } from '../flows/flows.wire.ts'
import type { LearnerProgress } from '../flows/learner-progress.ts'
import { essentialUrl, stepUrl } from '../steps/step-view.ts'
import type { Essential } from '../steps/steps.repository.ts'
import { bodyOnWire } from '../steps/steps.wire.ts'

// An essential belongs to no flow, so it has the colours of a card without one (docs/product/steps-and-player.md#card-colour).
const plainColours = { primary_color: '#887CD9', secondary_color: '#ECE9FB' }

/** A software and its strategies, as the course that they make. */
export interface SoftwareStrategies {
  software: string
  course: Course
}

/** The id of a software's essentials, which the client shows as one chapter. */
export const essentialsId = (software: string) => `${software}:essentials`

/** A software's essentials. Continue leads through them, then to the first of its strategies. */
export function essentialsOnWire(
  essentials: readonly Essential[],
  { software, course }: SoftwareStrategies,
  own: LearnerProgress,
) {
  return essentials.map((essential, index) => {
    const next = essentials[index + 1]
    const [firstStrategy] = course.steps
    const strategyUrl = firstStrategy ? stepUrl(firstStrategy, { name: 'tutorials', software }) : null
    return {
      ...bodyOnWire(essential),
      ...plainColours,
      id: essential.id,
      name: essential.name,
      slug: essential.slug,
      url: essentialUrl(software, essential.slug),
      page_type: essential.page_type,
      duration: essential.duration,
      is_completed: own.isCompleted(essential),
      is_favourite: false,
      is_active: false,
      notes_count: 0,
      chapter_id: essentialsId(software),
      chapter_name: 'Essentials',
      flow_name: 'Essentials',
      flow_slug: null,
      learning_module_name: null,
      learning_module_slug: null,
      chapter_slug: null,
      software_slug: software,
      how_tos: [],
      next_url: next ? essentialUrl(software, next.slug) : strategyUrl,
    }
  })
}

/** A software's strategies as the tutorials panel lists them. */
export function strategiesOnWire({ software, course }: SoftwareStrategies, own: LearnerProgress) {
  return course.steps.map((step) => ({
    ...stepOnWire(step, own, { name: 'tutorials', software }),
    software_slug: software,
    flow_slug: step.flow_slug,
    learning_module_slug: step.module_slug,
    chapter_slug: step.chapter_slug,
  }))
}
