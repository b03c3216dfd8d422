import type { Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { CourseContent } from '../flows/course-content.ts'
import { stepUrl } from '../steps/step-view.ts'
import { withoutSpaces } from './step-texts.repository.ts'

export type Highlight = Selectable<Tables['highlights']>

type Step = ReturnType<CourseContent['flowSteps']['get']>

/** A highlight as it goes on the wire; undefined when its step is not known. `texts` are those of the step, without spaces. */
export function highlightOnWire(
  row: Omit<Highlight, 'user_id' | 'idempotency_key'>,
  step: Step,
  texts: readonly string[] = [],
) {
  if (!step) return undefined
  const quote = withoutSpaces(row.quote)
  return {
    id: row.id,
    step_id: row.step_id,
    colour: row.colour,
    quote: row.quote,
    prefix: row.prefix,
    suffix: row.suffix,
    start_offset: row.start_offset,
    created_at: row.created_at.toISOString(),
    is_in_text: !step.isRetired && texts.some((text) => text.includes(quote)),
    step_name: step.name,
    step_position: step.position,
    url: step.isRetired ? null : stepUrl(step, { name: 'flows' }),
    flow_name: step.flow_name,
    flow_slug: step.flow_slug,
    section_name: step.module_name,
    learning_module_slug: step.module_slug,
    primary_color: step.primary_color,
  }
}
