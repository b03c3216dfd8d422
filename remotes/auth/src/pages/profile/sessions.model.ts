import type { SessionPlace } from '@stepwise/shared/contracts'
import { call, messageFor, requirePart } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'

export const sessionsOpened = createEvent()
/** The person wants to be signed out on another device. */
export const sessionEndRequested = createEvent<SessionPlace>()

/** Where the person is signed in; null until it has been loaded. */
export const $sessions = personalStore<SessionPlace[] | null>(null)
/** Why the list could not be loaded, or a session could not be ended. */
export const $sessionsProblem = personalStore<string | null>(null)

export const fetchSessionsFx = createEffect(async () => {
  const places = await call('GET /users/sessions', { failures: 'caller' })
  requirePart(places.sessions, 'sessions')
  return places
})
export const endSessionFx = createEffect(({ id }: SessionPlace) =>
  call('DELETE /users/sessions/:id', { params: { id } }),
)

sample({ clock: sessionsOpened, target: fetchSessionsFx })
sample({ clock: fetchSessionsFx.doneData, fn: ({ sessions }) => sessions, target: $sessions })
sample({ clock: sessionEndRequested, target: endSessionFx })
sample({
  clock: endSessionFx.done,
  source: $sessions,
  fn: (sessions, { params: ended }) => sessions?.filter(({ id }) => id !== ended.id) ?? null,
  target: $sessions,
})
sample({ clock: endSessionFx.done, fn: ({ params }) => `Signed out of ${params.device}`, target: announced })

sample({ clock: [fetchSessionsFx.failData, endSessionFx.failData], fn: messageFor, target: $sessionsProblem })
$sessionsProblem.reset(fetchSessionsFx, endSessionFx)
