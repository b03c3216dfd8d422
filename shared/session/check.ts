import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { User } from '../contracts/index.ts'
import { CallError, call, isStatus, sessionCallsEnded } from '../http/index.ts'
import { pauseBeforeRetry, watchNetwork } from '../retry/index.ts'
import { $pendingSignOut, loadPendingSignOutFx } from './pending-sign-out.ts'
import { $sessionState, sessionCheckFailed, sessionConfirmed, signedIn, signedOut } from './session.ts'

/** Milliseconds after which a server that has not answered counts as one that cannot be reached. */
const answerTimeout = 15_000

/** The product has started: ask the server who this is. */
export const sessionCheckStarted = createEvent()
/** The person wants it tried again now. */
export const sessionCheckRetried = createEvent()

export const checkSessionFx = createEffect(async (): Promise<User> => {
  await sessionCallsEnded()
  return call('POST /auth/authorize', { signal: AbortSignal.timeout(answerTimeout) })
})
export const pauseCheckFx = createEffect(pauseBeforeRetry)

const networkReturned = watchNetwork([sessionCheckFailed])

/** Failed checks in a row. */
export const $failedChecks = createStore(0)
  .on(sessionCheckFailed, (count) => count + 1)
  .reset(signedIn, signedOut)
/** Nobody knows who this is, because the server gives no answer that says so. */
export const $isSessionUnreached = combine(
  $failedChecks,
  $sessionState,
  (failures, state) => failures > 0 && state === 'pending',
)

// Whoever has signed out here is out, whatever the cookie says: the server is not asked.
sample({ clock: sessionCheckStarted, target: loadPendingSignOutFx })
sample({
  clock: loadPendingSignOutFx.doneData,
  filter: (personId) => personId === null,
  fn: () => {},
  target: checkSessionFx,
})

sample({ clock: checkSessionFx.doneData, target: [sessionConfirmed, signedIn] })
sample({ clock: checkSessionFx.failData, filter: (error) => isStatus(error, 401), fn: () => {}, target: signedOut })

// A sign-in that began meanwhile has ended the check: once it has its answer, whoever is still unknown is asked for again.
const isEnded = (error: Error) => error instanceof CallError && error.failure.kind === 'aborted'
sample({
  clock: checkSessionFx.failData,
  source: $sessionState,
  filter: (state, error) => state === 'pending' && isEnded(error),
  fn: () => {},
  target: checkSessionFx,
})

// Anything but a 401 says nothing about the session. A person who works goes on; a page that waits tries again.
const checkFailed = sample({
  clock: checkSessionFx.failData,
  source: $sessionState,
  filter: (state, error) => state === 'pending' && !isStatus(error, 401) && !isEnded(error),
  fn: () => {},
})
sample({ clock: checkFailed, target: sessionCheckFailed })
sample({ clock: sessionCheckFailed, source: $failedChecks, target: pauseCheckFx })
// Only if nothing has been tried since.
const pauseOver = sample({
  clock: pauseCheckFx.done,
  source: $failedChecks,
  filter: (failures, { params }) => failures === params,
  fn: () => {},
})
sample({
  clock: [pauseOver, networkReturned, sessionCheckRetried],
  source: { state: $sessionState, isChecking: checkSessionFx.pending, failures: $failedChecks, owed: $pendingSignOut },
  filter: ({ state, isChecking, failures, owed }) =>
    state === 'pending' && !isChecking && failures > 0 && owed === null,
  fn: () => {},
  target: checkSessionFx,
})
