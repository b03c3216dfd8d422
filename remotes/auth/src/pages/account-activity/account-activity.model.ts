import type { AccountEvent } from '@stepwise/shared/contracts'
import { call, messageFor, requirePart } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { hintAnnounced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'

export const activityOpened = createEvent()
export const moreRequested = createEvent()

interface Activity {
  /** The latest first. */
  events: AccountEvent[]
  hasMore: boolean
}

/** What happened to the account, as far as it is loaded; null until then. */
export const $activity = personalStore<Activity | null>(null)
/** Why nothing, or nothing more, could be loaded. */
export const $activityProblem = personalStore<string | null>(null)

async function fetchEvents(before?: string) {
  const query = before === undefined ? {} : { before }
  const page = await call('GET /users/account_events', { query, failures: 'caller' })
  requirePart(page.events, 'events')
  return page
}
export const fetchActivityFx = createEffect(() => fetchEvents())
/** Those that happened before the event with this id. */
export const fetchMoreFx = createEffect((lastId: string) => fetchEvents(lastId))

sample({ clock: activityOpened, target: fetchActivityFx })
sample({
  clock: moreRequested,
  source: { activity: $activity, isLoading: fetchMoreFx.pending },
  filter: ({ activity, isLoading }) => !isLoading && activity !== null && activity.events.length > 0,
  fn: ({ activity }) => activity?.events.at(-1)?.id ?? '',
  target: fetchMoreFx,
})

$activity.on(fetchActivityFx.doneData, (_, page) => page)
$activity.on(fetchMoreFx.done, (activity, { params: lastId, result }) => {
  // The page was opened again meanwhile.
  if (activity?.events.at(-1)?.id !== lastId) return activity
  return { events: [...activity.events, ...result.events], hasMore: result.hasMore }
})
sample({
  clock: fetchMoreFx.doneData,
  fn: ({ events }) => `${events.length} more shown`,
  target: hintAnnounced,
})

sample({ clock: [fetchActivityFx.failData, fetchMoreFx.failData], fn: messageFor, target: $activityProblem })
$activityProblem.reset(fetchActivityFx, fetchMoreFx)
