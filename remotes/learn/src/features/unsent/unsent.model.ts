// Not from drafts: every page loads this file, and would load all of drafts with it.
import { hasStoredItems } from '@stepwise/shared/drafts/device'
import { loadWithRetries } from '@stepwise/shared/lazy'
import { $personId } from '@stepwise/shared/session'
import { createEffect, createEvent, type EventCallable, sample } from 'effector'
import { outboxAreas } from '../outbox/outbox-areas.ts'

/** A page of a signed-in person is on screen: what an earlier visit could not send is sent now. */
export const visitStarted = createEvent()

export const findUnsentFx = createEffect((personId: string) => hasStoredItems(outboxAreas, personId))
/** Loaded only when there is something to send, which is rare. */
export const loadOutboxesFx = createEffect(() =>
  loadWithRetries(() => import(/* webpackChunkName: "unsent-outboxes" */ './outboxes.ts')),
)
const openOutboxesFx = createEffect((openEvents: EventCallable<void>[]) => {
  for (const opened of openEvents) opened()
})

sample({ clock: visitStarted, source: $personId, filter: (id) => id !== null, target: findUnsentFx })
sample({ clock: findUnsentFx.doneData, filter: (hasUnsent) => hasUnsent, fn: () => {}, target: loadOutboxesFx })
sample({ clock: loadOutboxesFx.doneData, fn: ({ openEvents }) => openEvents, target: openOutboxesFx })
