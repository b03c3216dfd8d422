import type { Highlight, HighlightColour } from '@stepwise/shared/contracts'
import type { OutboxEntry } from '@stepwise/shared/drafts'
import type { PendingHighlight, TextPlace } from './pending-highlight.ts'

/** A highlight as a text and a list show it. */
export interface ShownHighlight extends TextPlace {
  /** Of its outbox entry while the server does not have it, then its id. */
  key: string
  /** Null while the server does not have it. */
  saved: Highlight | null
  colour: HighlightColour
  stepId: string
  stepName: string
  url: string | null
  createdAt: string
  isInText: boolean
  state: 'saved' | OutboxEntry<PendingHighlight>['state']
  problem: string | null
  /** What is not saved is on the device: false where it is in this page alone. */
  isKept: boolean
}

/** What is not saved yet first, then the saved ones, each the newest first. */
export function showHighlights(
  saved: readonly Highlight[],
  entries: Readonly<Record<string, OutboxEntry<PendingHighlight>>>,
): ShownHighlight[] {
  const pending = Object.values(entries).map(
    ({ key, payload, state, problem, isStored }): ShownHighlight => ({
      ...payload,
      key,
      saved: null,
      isInText: true,
      state,
      problem,
      isKept: isStored,
    }),
  )
  return [...pending.reverse(), ...saved.map(showSaved)]
}

function showSaved(highlight: Highlight): ShownHighlight {
  const { id, colour, quote, prefix, suffix, startOffset, stepId, stepName, url, createdAt, isInText } = highlight
  const place = { quote, prefix, suffix, startOffset }
  const shown = { ...place, colour, stepId, stepName, url, createdAt, isInText }
  return { ...shown, key: id, saved: highlight, state: 'saved', problem: null, isKept: true }
}
