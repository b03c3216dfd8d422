// Not from drafts, which would come along whole with every page.
import { hasStoredItems } from '@stepwise/shared/drafts/device'
import { loadWithRetries } from '@stepwise/shared/lazy'
import { $user } from '@stepwise/shared/session'
import { createEffect, createEvent, type EventCallable, sample } from 'effector'
import { outboxAreas } from '../outbox/outbox-areas.ts'

/** A signed-in person has come: what an earlier visit could not send is sent, on whatever page they are. */
export const unsentLookupStarted = createEvent()

export const hasUnsentFx = createEffect((person: string) => hasStoredItems(outboxAreas, person))
/** The code that sends is loaded by those few who have left something behind. */
export const loadOutboxesFx = createEffect(() =>
  loadWithRetries(() => import(/* webpackChunkName: "unsent-outboxes" */ './outboxes.ts')),
)
const openOutboxesFx = createEffect((outboxes: EventCallable<void>[]) => {
  for (const opened of outboxes) opened()
})

sample({
  clock: unsentLookupStarted,
  source: $user,
  filter: Boolean,
  fn: ({ id }) => id,
  target: hasUnsentFx,
})
sample({ clock: hasUnsentFx.doneData, filter: Boolean, fn: () => {}, target: loadOutboxesFx })
sample({ clock: loadOutboxesFx.doneData, fn: ({ outboxes }) => outboxes, target: openOutboxesFx })
