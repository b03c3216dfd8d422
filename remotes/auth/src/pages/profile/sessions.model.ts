import type { SessionPlace } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'
import { endSession, fetchSessions } from './sessions.api.ts'

export const sessionsOpened = createEvent()
/** The person wants to be signed out on another device. */
export const sessionEndRequested = createEvent<SessionPlace>()

/** Where the person is signed in; null until it is known. */
export const $sessions = personalStore<SessionPlace[] | null>(null)
/** Why the list could not be loaded, or a session could not be ended. */
export const $sessionsProblem = personalStore<string | null>(null)

export const fetchSessionsFx = createEffect(fetchSessions)
export const endSessionFx = createEffect(({ id }: SessionPlace) => endSession(id))

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
