import type { HighlightColour, Step } from '@stepwise/shared/contracts'
import { isObject } from '@stepwise/shared/drafts'
import { isHighlightColour } from './highlight-colours.ts'

/** Where text is in a step: `prefix`, `suffix` and `startOffset` are of the text without spaces. */
export interface TextPlace {
  quote: string
  prefix: string
  suffix: string
  startOffset: number
}

/** A highlight that the server does not have yet, with all that a list shows of it. */
export interface PendingHighlight extends TextPlace {
  colour: HighlightColour
  stepId: string
  stepName: string
  url: string | null
  /** When it was made, ISO 8601. */
  createdAt: string
}

export const createHighlight = (
  { id, name, url }: Pick<Step, 'id' | 'name' | 'url'>,
  colour: HighlightColour,
  place: TextPlace,
): PendingHighlight => ({
  ...place,
  colour,
  stepId: id,
  stepName: name,
  url,
  createdAt: new Date().toISOString(),
})

/** Another build may have written what the device returns, so it is checked. */
export const isPendingHighlight = (value: unknown): value is PendingHighlight =>
  isObject(value) &&
  isHighlightColour(value.colour) &&
  typeof value.startOffset === 'number' &&
  (value.url === null || typeof value.url === 'string') &&
  [value.quote, value.prefix, value.suffix, value.stepId, value.stepName, value.createdAt].every(
    (text) => typeof text === 'string',
  )
