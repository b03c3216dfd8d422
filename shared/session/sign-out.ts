import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { countUnstored } from '../drafts/unstored.ts'
import { CallError, call, isStatus } from '../http/index.ts'
import { signOutQueued } from './pending-sign-out.ts'
import { $personId, $user, signedIn, signedOut } from './session.ts'
import { countUnsentFx, deletePersonDataFx } from './shared-computer.ts'

/** Milliseconds after which a server that has not answered counts as one that cannot be reached. */
const responseTimeout = 8000

export const signOutRequested = createEvent()
/** The person wants all their sessions ended, on every device. */
export const signOutEverywhereRequested = createEvent()
/** The person signs out although something on this shared computer is not saved, and is deleted. */
export const signOutConfirmed = createEvent()
export const signOutCancelled = createEvent()
/** The person is signed out on this device without the server, which learns of it as soon as it can be reached. */
export const signOutHereRequested = createEvent()
/** The person is signed out because they wanted to be. */
export const signOutDone = createEvent()
/**
 * Nothing of the person is left on this page, and their institution can sign them out too: the browser goes to this address
 * (docs/product/ways-in.md#institution-sign-out).
 */
export const providerSignOutWanted = createEvent<string>()

/**
 * The server has ended all sessions of this person (a user's id), because they had their account deleted: at `eraseAt` (ISO time) it is
 * erased. Here they are signed out, and nothing of theirs stays on this device (docs/product/own-account.md#deletion).
 */
export const accountDeleted = createEvent<{ personId: string; eraseAt: string }>()

/**
 * `unsent`: signing out loses something, because the computer is shared or the device keeps nothing, so the person has to confirm;
 * `count` is null where the device cannot say. `failed`: they are still signed in.
 */
export type SignOutProgress =
  | { step: 'none' | 'sending' }
  | { step: 'failed'; isEverywhere: boolean }
  | { step: 'unsent'; count: number | null; isKept: boolean }

const none: SignOutProgress = { step: 'none' }

/** Whether the sign-out under way is one on all devices. */
const $isEverywhere = createStore(false)
  .on(signOutEverywhereRequested, () => true)
  .reset(signOutRequested, signOutCancelled, signedIn, signedOut)

/** Counts what is in this page alone: signing out empties it. */
const countUnstoredFx = createEffect(countUnstored)

export const signOutFx = createEffect((isEverywhere: boolean) =>
  call(isEverywhere ? 'DELETE /users/sessions' : 'DELETE /auth/sign_out', {
    signal: AbortSignal.timeout(responseTimeout),
  }),
)

export const $signOutProgress = createStore<SignOutProgress>(none)
  .on(countUnsentFx.finally, (progress, outcome) => {
    if (outcome.status === 'fail') return { step: 'unsent', count: null, isKept: true }
    return outcome.result > 0 ? { step: 'unsent', count: outcome.result, isKept: true } : progress
  })
  .on(countUnstoredFx.doneData, (progress, count) => (count > 0 ? { step: 'unsent', count, isKept: false } : progress))
  .on(signOutFx, () => ({ step: 'sending' }))
  .on(signOutFx.fail, (_, { params: isEverywhere, error }) =>
    isHttpFailure(error) || (isEverywhere && isUnreached(error)) ? { step: 'failed', isEverywhere } : none,
  )
  .reset(signOutCancelled, signedIn, signedOut)

const requested = merge([signOutRequested, signOutEverywhereRequested])
sample({
  clock: requested,
  source: $user.map((user) => (user?.isSharedComputer ? user.id : null)),
  filter: Boolean,
  target: countUnsentFx,
})
sample({
  clock: requested,
  source: $user,
  filter: (user) => user?.isSharedComputer !== true,
  fn: () => {},
  target: countUnstoredFx,
})
sample({
  clock: [
    sample({ clock: countUnstoredFx.doneData, filter: (count) => count === 0 }),
    sample({ clock: countUnsentFx.doneData, filter: (count) => count === 0 }),
    signOutConfirmed,
  ],
  source: $isEverywhere,
  target: signOutFx,
})

sample({
  // 401: the session is over already.
  clock: merge([signOutFx.done, sample({ clock: signOutFx.fail, filter: ({ error }) => isStatus(error, 401) })]),
  fn: () => {},
  target: signOutDone,
})
sample({
  clock: signOutFx.fail,
  // Not after "everywhere": no one may believe that their other devices are signed out.
  filter: ({ params: isEverywhere, error }) => !isEverywhere && isUnreached(error),
  fn: () => {},
  target: signOutHereRequested,
})
sample({ clock: signOutHereRequested, source: $personId, filter: Boolean, target: signOutQueued })
sample({ clock: signOutQueued, fn: () => {}, target: signOutDone })
sample({ clock: signOutDone, target: signedOut })

/** When the account of the person who was signed in last will be erased (ISO time): for the page that tells them. */
export const $eraseAt = createStore<string | null>(null)
  .on(accountDeleted, (_, { eraseAt }) => eraseAt)
  .reset(signedIn)
sample({ clock: accountDeleted, fn: ({ personId }) => personId, target: deletePersonDataFx })
sample({ clock: accountDeleted, fn: () => {}, target: signOutDone })

/** Where the institution signs the person out, once everything here is cleared. Of a sign-out that is delivered later nothing is kept. */
const $providerUrl = createStore<string | null>(null)
  .on(signOutFx.doneData, (_, response) => response?.providerUrl ?? null)
  .reset(signedIn, providerSignOutWanted)
/** Effects run last: whatever the sign-out clears has at least begun by then. */
const clearingBegunFx = createEffect(() => {})
sample({ clock: signOutFx.done, target: clearingBegunFx })
sample({
  clock: [clearingBegunFx.done, deletePersonDataFx.finally],
  source: combine($providerUrl, deletePersonDataFx.pending, (url, isDeleting) => (isDeleting ? null : url)),
  filter: (url) => url !== null,
  target: providerSignOutWanted,
})

function isUnreached(error: Error): boolean {
  return error instanceof CallError && error.failure.kind === 'network'
}

function isHttpFailure(error: Error): boolean {
  return error instanceof CallError && error.failure.kind === 'http' && error.failure.status !== 401
}
