import { createEffect, createEvent, createStore, type Event, merge, sample } from 'effector'
import { CallError, call, isStatus } from '../http/index.ts'
import { signOutQueued } from './pending-sign-out.ts'
import { $user, signedIn, signedOut } from './session.ts'
import { countUnsentFx } from './shared-computer.ts'

/** Milliseconds after which a server that has not answered counts as one that cannot be reached. */
const answerTimeout = 8000

export const signOutRequested = createEvent()
/** Ends the person's sessions on all devices, here too. */
export const signOutEverywhereRequested = createEvent()
/** Although something on this shared computer has not been sent yet. */
export const signOutConfirmed = createEvent()
export const signOutCancelled = createEvent()
/** Sign out on this device now; the server ends the session as soon as it can be reached. */
export const signOutHereRequested = createEvent()
/** The person has left by choice. */
export const signOutDone = createEvent()

/** `unsent`: the person is asked first (the number is null when the device could not say). `failed`: still signed in. */
export type SignOutProgress =
  | { step: 'none' | 'sending' }
  | { step: 'failed'; isEverywhere: boolean }
  | { step: 'unsent'; count: number | null }

const none: SignOutProgress = { step: 'none' }

/** Whether the sign-out that is under way is one of all devices. */
const $isEverywhere = createStore(false)
  .on(signOutEverywhereRequested, () => true)
  .reset(signOutRequested, signOutCancelled, signedIn, signedOut)

export const signOutFx = createEffect((isEverywhere: boolean) =>
  call(isEverywhere ? 'DELETE /users/sessions' : 'DELETE /auth/sign_out', {
    signal: AbortSignal.timeout(answerTimeout),
  }),
)

export const $signOutProgress = createStore<SignOutProgress>(none)
  .on(countUnsentFx.finally, (progress, outcome) => {
    if (outcome.status === 'fail') return { step: 'unsent', count: null }
    return outcome.result > 0 ? { step: 'unsent', count: outcome.result } : progress
  })
  .on(signOutFx, () => ({ step: 'sending' }))
  .on(signOutFx.fail, (_, { params: isEverywhere, error }) =>
    isServersFailure(error) || (isEverywhere && isUnreached(error)) ? { step: 'failed', isEverywhere } : none,
  )
  .reset(signOutCancelled, signedIn, signedOut)

const asked = merge([signOutRequested, signOutEverywhereRequested])
sample({
  clock: asked,
  source: $user,
  filter: (user) => user?.isSharedComputer === true,
  fn: (user) => user?.id ?? '',
  target: countUnsentFx,
})
const sent = merge([
  sample({ clock: asked, source: $user, filter: (user) => user?.isSharedComputer !== true }),
  sample({ clock: countUnsentFx.doneData, filter: (count) => count === 0 }),
  signOutConfirmed,
] as Event<unknown>[])
sample({ clock: sent, source: $isEverywhere, target: signOutFx })

sample({ clock: signOutFx.done, fn: () => {}, target: signOutDone })
// Who is signed out already has what they asked for.
sample({ clock: signOutFx.failData, filter: (error) => isStatus(error, 401), fn: () => {}, target: signOutDone })
sample({
  clock: signOutFx.fail,
  // Nobody may believe that their other devices are signed out.
  filter: ({ params: isEverywhere, error }) => !isEverywhere && isUnreached(error),
  fn: () => {},
  target: signOutHereRequested,
})
sample({
  clock: signOutHereRequested,
  source: $user,
  filter: (user) => user !== null,
  fn: (user) => user?.id ?? '',
  target: signOutQueued,
})
sample({ clock: signOutQueued, fn: () => {}, target: signOutDone })
sample({ clock: signOutDone, target: signedOut })

function isUnreached(error: Error): boolean {
  return error instanceof CallError && error.failure.kind === 'network'
}

function isServersFailure(error: Error): boolean {
  return error instanceof CallError && error.failure.kind === 'http' && error.failure.status !== 401
}
