import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { CallError, call, isSessionCallRunning, isStatus } from '../http/index.ts'
import { pauseBeforeRetry, watchNetwork } from '../retry/index.ts'
import { signedIn, signedOut } from './session.ts'
import { readStored } from './stored-session.ts'

// A person signed out while the server could not be reached. The page cannot delete the session cookie, so the sign-out is stored
// until the server has ended the session. Until then no session check may sign the person in again.

/** The page's first script reads it too (deploy/src/page/boot). */
const storageKey = 'stepwise.sign-out-owed'
/** Milliseconds after which a server that has not answered counts as one that cannot be reached. */
const responseTimeout = 8000

/** The person (a user's id) is signed out on this device, and the server does not know it yet. */
export const signOutQueued = createEvent<string>()
/** The server has ended the session of the pending sign-out. */
export const signOutDelivered = createEvent()

/** Whose session the server still has to end: the user's id. */
export const $pendingSignOut = createStore<string | null>(null)
const $failures = createStore(0)

/** Whose sign-out is stored on this device and not delivered: the user's id. Never throws. */
export const readPendingSignOut = (): string | null => readStored(storageKey)
export const loadPendingSignOutFx = createEffect(readPendingSignOut)
const storePendingSignOutFx = createEffect((personId: string) => localStorage.setItem(storageKey, personId))
const deletePendingSignOutFx = createEffect(() => localStorage.removeItem(storageKey))

export const deliverSignOutFx = createEffect(async (personId: string) => {
  // It would abort a sign-in that is under way. If that succeeds, nothing is left to deliver; if not, this is retried.
  if (isSessionCallRunning()) throw new CallError({ kind: 'aborted' })
  // In the name of the person who left: if someone else has signed in since then, the server leaves their session alone.
  await call('DELETE /auth/sign_out', { onBehalfOf: personId, signal: AbortSignal.timeout(responseTimeout) })
})
export const pauseDeliveryFx = createEffect(pauseBeforeRetry)

$pendingSignOut
  .on([signOutQueued, loadPendingSignOutFx.doneData], (_, personId) => personId)
  .reset(signOutDelivered, signedIn)
$failures.on(deliverSignOutFx.fail, (failures) => failures + 1).reset(signOutDelivered, signedIn)

sample({ clock: signOutQueued, target: storePendingSignOutFx })
const pendingSignOutLoaded = sample({ clock: loadPendingSignOutFx.doneData, filter: Boolean })
sample({ clock: pendingSignOutLoaded, fn: () => {}, target: signedOut })
const networkReturned = watchNetwork([signOutQueued, pendingSignOutLoaded])
sample({
  clock: [signedOut, pauseDeliveryFx.done, networkReturned],
  source: combine($pendingSignOut, deliverSignOutFx.pending, (personId, isDelivering) =>
    isDelivering ? null : personId,
  ),
  filter: Boolean,
  target: deliverSignOutFx,
})
sample({
  // 401: the session is over already.
  clock: merge([
    deliverSignOutFx.done,
    sample({ clock: deliverSignOutFx.fail, filter: ({ error }) => isStatus(error, 401) }),
  ]),
  fn: () => {},
  target: signOutDelivered,
})
sample({
  clock: deliverSignOutFx.fail,
  source: { pending: $pendingSignOut, failures: $failures },
  filter: ({ pending }) => pending !== null,
  fn: ({ failures }) => failures,
  target: pauseDeliveryFx,
})
// A sign-in replaces the cookie, and the server ends the session that the old one stood for.
sample({ clock: [signOutDelivered, signedIn], fn: () => {}, target: deletePendingSignOutFx })
