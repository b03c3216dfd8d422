import type { SessionPlace } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { endSession, fetchSessions } from './sessions.api.ts'

export const sessionsOpened = createEvent()
export const sessionEndAsked = createEvent<string>()

/** Where the person is signed in; null until it is known. */
export const $sessions = createStore<SessionPlace[] | null>(null)
/** Why the last wish could not be done, if it could not. */
export const $sessionsProblem = createStore<string | null>(null)

export const fetchSessionsFx = createEffect(fetchSessions)
export const endSessionFx = createEffect(endSession)

sample({ clock: sessionsOpened, target: fetchSessionsFx })
sample({ clock: fetchSessionsFx.doneData, fn: ({ sessions }) => sessions, target: $sessions })
sample({ clock: sessionEndAsked, target: endSessionFx })
sample({
  clock: endSessionFx.done,
  source: $sessions,
  fn: (sessions, { params: ended }) => sessions?.filter(({ id }) => id !== ended) ?? null,
  target: $sessions,
})

sample({ clock: [fetchSessionsFx.failData, endSessionFx.failData], fn: messageFor, target: $sessionsProblem })
$sessionsProblem.reset(fetchSessionsFx, endSessionFx, signedOut)
$sessions.reset(signedOut)
