import { announced } from '@stepwise/shared/ui'
import { createEvent, sample } from 'effector'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { $step } from '../step/step.model.ts'
import { sendHighlight } from './highlights.api.ts'
import { isPendingHighlight } from './pending-highlight.ts'

// What a person has marked and the server may not have yet. Step pages load this file and not the rest.

/** Text that can be marked is on screen: stored entries are loaded and sent. */
export const highlightsNeeded = createEvent()

export const highlightsOutbox = createPersonalOutbox({
  area: 'highlights-outbox',
  send: sendHighlight,
  isPayload: isPendingHighlight,
})

/** Whether something is marked at the step on screen: then the code that shows it is needed. */
export const $hasHighlights = $step.map((step) => (step?.highlightsCount ?? 0) > 0)
export const $hasUnsaved = highlightsOutbox.$entries.map((entries) => Object.keys(entries).length > 0)

sample({ clock: highlightsNeeded, target: highlightsOutbox.opened })
sample({ clock: highlightsOutbox.delivered, fn: () => 'Highlight saved', target: announced })
