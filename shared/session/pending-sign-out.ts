import { createEffect, createEvent, createStore, sample } from 'effector'
import { call, isStatus } from '../http/index.ts'
import { pauseBeforeRetry, watchNetwork } from '../retry/index.ts'
import { signedIn, signedOut, stored } from './session.ts'

// Somebody has signed out while the server could not be reached. The cookie is out of the page's reach, so the wish is kept on
// the device until the server has ended the session; until then no session check may sign the person in again.

/** The page's first script reads it too (deploy/src/page/boot.js). */
const owedKey = 'stepwise.sign-out-owed'
const answerTimeout = 8000

/** This person is signed out here, and the server does not know it yet. */
export const signOutQueued = createEvent<string>()
/** The server has ended the session of somebody who had signed out before. */
export const signOutDelivered = createEvent()

/** Whose session the server has still to end: the user's id. */
export const $pendingSignOut = createStore<string | null>(null)
const $failures = createStore(0)

export const readPendingSignOut = (): string | null => stored(owedKey)
export const loadPendingSignOutFx = createEffect(readPendingSignOut)
const storePendingSignOutFx = createEffect((personId: string) => localStorage.setItem(owedKey, personId))
const deletePendingSignOutFx = createEffect(() => localStorage.removeItem(owedKey))

export const deliverSignOutFx = createEffect((personId: string) =>
  // In the name of who has left: the session of somebody who signs in meanwhile stays.
  call('DELETE /auth/sign_out', { speaksFor: personId, signal: AbortSignal.timeout(answerTimeout) }),
)
export const pauseDeliveryFx = createEffect(pauseBeforeRetry)

$pendingSignOut
  .on(signOutQueued, (_, personId) => personId)
  .on(loadPendingSignOutFx.doneData, (_, personId) => personId)
  .reset(signOutDelivered, signedIn)
$failures.on(deliverSignOutFx.fail, (count) => count + 1).reset(signOutDelivered, signedIn)

sample({ clock: signOutQueued, target: storePendingSignOutFx })
const leftBefore = sample({
  clock: loadPendingSignOutFx.doneData,
  filter: (personId) => personId !== null,
  fn: () => {},
})
sample({ clock: leftBefore, target: signedOut })
const networkReturned = watchNetwork([signOutQueued, leftBefore])
sample({
  clock: [signedOut, pauseDeliveryFx.done, networkReturned],
  source: { owed: $pendingSignOut, isUnderWay: deliverSignOutFx.pending },
  filter: ({ owed, isUnderWay }) => owed !== null && !isUnderWay,
  fn: ({ owed }) => owed as string,
  target: deliverSignOutFx,
})
sample({ clock: deliverSignOutFx.done, fn: () => {}, target: signOutDelivered })
sample({
  clock: deliverSignOutFx.failData,
  filter: (error) => isStatus(error, 401),
  fn: () => {},
  target: signOutDelivered,
})
sample({
  clock: deliverSignOutFx.fail,
  source: { owed: $pendingSignOut, failures: $failures },
  filter: ({ owed }) => owed !== null,
  fn: ({ failures }) => failures,
  target: pauseDeliveryFx,
})
// Signing in replaces the cookie, and the server ends the session that it stood for.
sample({ clock: [signOutDelivered, signedIn], fn: () => {}, target: deletePendingSignOutFx })
