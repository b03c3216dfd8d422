import { createEffect, createEvent, createStore, sample } from 'effector'
import type { User } from '../contracts/index.ts'
import { edition } from '../edition/index.ts'
import { CallError, call, isStatus, sessionCallsEnded } from '../http/index.ts'
import { pauseBeforeRetry, watchNetwork } from '../retry/index.ts'
import { loadPendingSignOutFx } from './pending-sign-out.ts'
import { $sessionState, sessionCheckFailed, sessionConfirmed, signedIn, signedOut } from './session.ts'
import { isSessionPossible } from './stored-session.ts'

/** Milliseconds after which a server that has not answered counts as one that cannot be reached. */
const responseTimeout = 15_000

/** The product has started: the server is asked who is signed in (docs/product/accounts.md#session-check). */
export const sessionCheckStarted = createEvent()
/** The page came with the session: the server has said who is signed in as it made the page. */
export const sessionGiven = createEvent<User>()
/** The person does not wait for the next attempt. */
export const sessionCheckRetried = createEvent()

export const checkSessionFx = createEffect(async (): Promise<User> => {
  await sessionCallsEnded()
  return call('POST /auth/authorize', { signal: AbortSignal.timeout(responseTimeout) })
})
export const pauseCheckFx = createEffect(pauseBeforeRetry)

const networkReturned = watchNetwork([sessionCheckFailed])

/** Failed checks in a row. None where it is known who is signed in, or that no one is. */
export const $failedChecks = createStore(0)
  .on(sessionCheckFailed, (count) => count + 1)
  .reset(signedIn, signedOut)
/** It is unknown who is signed in, because the server cannot be reached or gives no answer that says so. */
export const $isSessionUnreached = $failedChecks.map((failures) => failures > 0)

// A person who signed out on this device stays signed out: the server, which does not know it yet, is not asked. Nor is it for a visitor.
sample({ clock: sessionCheckStarted, target: loadPendingSignOutFx })
const noSignOutPending = sample({
  clock: loadPendingSignOutFx.doneData,
  filter: (personId) => personId === null,
  fn: () => isSessionPossible(edition.id),
})
sample({ clock: noSignOutPending, filter: (isPossible) => isPossible, fn: () => {}, target: checkSessionFx })
sample({ clock: noSignOutPending, filter: (isPossible) => !isPossible, fn: () => {}, target: signedOut })

sample({ clock: [checkSessionFx.doneData, sessionGiven], target: [sessionConfirmed, signedIn] })
sample({ clock: checkSessionFx.failData, filter: (error) => isStatus(error, 401), fn: () => {}, target: signedOut })

// A sign-in aborts a check that is under way. If it fails, who is signed in is still unknown: the check is made again.
const isAborted = (error: Error) => error instanceof CallError && error.failure.kind === 'aborted'
sample({
  clock: checkSessionFx.failData,
  source: $sessionState,
  filter: (state, error) => state === 'pending' && isAborted(error),
  fn: () => {},
  target: checkSessionFx,
})

// Any other failure says nothing about the session. A person who is signed in goes on; where it is unknown, the check is retried.
sample({
  clock: checkSessionFx.failData,
  source: $sessionState,
  filter: (state, error) => state === 'pending' && !isStatus(error, 401) && !isAborted(error),
  fn: () => {},
  target: sessionCheckFailed,
})
sample({ clock: sessionCheckFailed, source: $failedChecks, target: pauseCheckFx })
const pauseOver = sample({
  clock: pauseCheckFx.done,
  source: $failedChecks,
  // Otherwise another attempt was made during the pause, and has a pause of its own.
  filter: (failures, { params }) => failures === params,
  fn: () => {},
})
sample({
  clock: [pauseOver, networkReturned, sessionCheckRetried],
  source: { isChecking: checkSessionFx.pending, isUnreached: $isSessionUnreached },
  filter: ({ isChecking, isUnreached }) => isUnreached && !isChecking,
  fn: () => {},
  target: checkSessionFx,
})
