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
export const signOutOwed = createEvent<string>()
/** The server has ended the session of somebody who had signed out before. */
export const signOutDelivered = createEvent()

/** Whose session the server has still to end: the user's id. */
export const $signOutOwed = createStore<string | null>(null)
const $failures = createStore(0)

export const readSignOutOwed = (): string | null => stored(owedKey)
export const readSignOutOwedFx = createEffect(readSignOutOwed)
const keepOwedFx = createEffect((personId: string) => localStorage.setItem(owedKey, personId))
const forgetOwedFx = createEffect(() => localStorage.removeItem(owedKey))

export const deliverSignOutFx = createEffect((personId: string) =>
  // In the name of who has left: the session of somebody who signs in meanwhile stays.
  call('DELETE /auth/sign_out', { speaksFor: personId, signal: AbortSignal.timeout(answerTimeout) }),
)
export const pauseDeliveryFx = createEffect(pauseBeforeRetry)

$signOutOwed
  .on(signOutOwed, (_, personId) => personId)
  .on(readSignOutOwedFx.doneData, (_, personId) => personId)
  .reset(signOutDelivered, signedIn)
$failures.on(deliverSignOutFx.fail, (count) => count + 1).reset(signOutDelivered, signedIn)

sample({ clock: signOutOwed, target: keepOwedFx })
const leftBefore = sample({ clock: readSignOutOwedFx.doneData, filter: (personId) => personId !== null, fn: () => {} })
sample({ clock: leftBefore, target: signedOut })
const networkReturned = watchNetwork([signOutOwed, leftBefore])
sample({
  clock: [signedOut, pauseDeliveryFx.done, networkReturned],
  source: { owed: $signOutOwed, isUnderWay: deliverSignOutFx.pending },
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
  source: { owed: $signOutOwed, failures: $failures },
  filter: ({ owed }) => owed !== null,
  fn: ({ failures }) => failures,
  target: pauseDeliveryFx,
})
// Signing in replaces the cookie, and the server ends the session that it stood for.
sample({ clock: [signOutDelivered, signedIn], fn: () => {}, target: forgetOwedFx })
