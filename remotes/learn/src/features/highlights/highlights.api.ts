import type { Highlight, HighlightColour } from '@stepwise/shared/contracts'
import { call, isStatus } from '@stepwise/shared/http'
import type { PendingHighlight } from './pending-highlight.ts'

/** All of the person. What shows them shows a failure too, the page stays. */
export const loadHighlights = () => call('GET /highlights', { failures: 'caller' })

/** Harmless when repeated: the key is its idempotency key. */
export function sendHighlight({ stepId, colour, quote, prefix, suffix, startOffset }: PendingHighlight, key: string) {
  return call('POST /highlights', {
    body: { step_id: stepId, colour, quote, prefix, suffix, start_offset: startOffset, idempotency_key: key },
  })
}

export const recolourHighlight = ({ id, colour }: Pick<Highlight, 'id' | 'colour'>) =>
  call('PUT /highlights/:id', { params: { id }, body: { colour } })

/** One that is gone already is removed. */
export async function removeHighlight(id: string) {
  try {
    await call('DELETE /highlights/:id', { params: { id } })
  } catch (error) {
    if (!isStatus(error, 404)) throw error
  }
}

export const renameColour = ({ colour, name }: { colour: HighlightColour; name: string }) =>
  call('PUT /highlight_names/:colour', { params: { colour }, body: { name } })
