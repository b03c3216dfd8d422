// Not from drafts, which would come along whole with every page.
import { hasStoredItems } from '@stepwise/shared/drafts/device'
import { loadWithRetries } from '@stepwise/shared/lazy'
import { $user } from '@stepwise/shared/session'
import { createEffect, createEvent, type EventCallable, sample } from 'effector'
import { keptAreas } from './kept-areas.ts'

/** A signed-in person has come: what an earlier visit could not send is sent, on whatever page they are. */
export const whatIsKeptSought = createEvent()

export const lookForKeptFx = createEffect((person: string) => hasStoredItems(keptAreas, person))
/** The code that sends is loaded by those few who have left something behind. */
export const loadOutboxesFx = createEffect(() =>
  loadWithRetries(() => import(/* webpackChunkName: "send-kept" */ './send-kept.ts')),
)
const openOutboxesFx = createEffect((outboxes: EventCallable<void>[]) => {
  for (const opened of outboxes) opened()
})

sample({
  clock: whatIsKeptSought,
  source: $user,
  filter: Boolean,
  fn: ({ id }) => id,
  target: lookForKeptFx,
})
sample({ clock: lookForKeptFx.doneData, filter: Boolean, fn: () => {}, target: loadOutboxesFx })
sample({ clock: loadOutboxesFx.doneData, fn: ({ outboxes }) => outboxes, target: openOutboxesFx })
