import { combine, createEffect, createEvent, createStore, createWatch, merge, sample } from 'effector'
import type { User } from '../contracts/index.ts'
import { edition } from '../edition/index.ts'
import { call, callsSpeakFor, isStatus, renewSessionsWith } from '../http/index.ts'
import { claimSingleton } from '../singleton/claim-singleton.ts'

export { firstLoginOf } from './first-login.ts'

export type SessionState = 'pending' | 'signed-in' | 'signed-out'

/** The product has started: ask the server who this is. */
export const sessionCheckStarted = createEvent()
/** The server has answered with a signed-in user (sign-in, sign-up, session check). */
export const signedIn = createEvent<User>()
/** Part of the signed-in user has changed on the server. */
export const userChanged = createEvent<Partial<User>>()
/** The person is signed out, by choice or because the session is gone: every store that holds a person's data resets. */
export const signedOut = createEvent()
export const signOutAsked = createEvent()
/** The server no longer knows the session of the person on this page: they are asked to sign in again in place. */
export const sessionExpired = createEvent()

export const $user = createStore<User | null>(null)
export const $sessionState = createStore<SessionState>('pending')

/** Everything on the page stays as it is until the person has signed in again, or has left. */
export const $isSessionExpired = createStore(false)
  .on(sessionExpired, () => true)
  .reset(signedIn, signedOut)

/** Spec 2.2, mission 4: what must be known before the product opens. */
export const $isOnboarded = $user.map((user) => user?.softwareSelected === true && user.userInfo !== null)
/** What menus and guards ask about a person. */
export const $personFacts = combine($user, $isOnboarded, (user, isOnboarded) => ({
  isOnboarded,
  hasWellbeings: (user?.wellbeings.length ?? 0) > 0,
  role: user?.role ?? null,
}))

const checkSessionFx = createEffect(() => call('POST /auth/authorize'))
export const signOutFx = createEffect(() => call('DELETE /auth/sign_out'))

sample({ clock: sessionCheckStarted, target: checkSessionFx })
sample({ clock: checkSessionFx.doneData, target: signedIn })
sample({ clock: checkSessionFx.fail, target: signedOut })
sample({ clock: signOutAsked, target: signOutFx })
sample({ clock: signOutFx.done, target: signedOut })
// Who is signed out already has what they asked for.
sample({ clock: signOutFx.failData, filter: (error) => isStatus(error, 401), target: signedOut })

$user
  .on(signedIn, (_, user) => user)
  .on(userChanged, (user, changes) => (user ? { ...user, ...changes } : user))
  .reset(signedOut)
$sessionState.on(signedIn, () => 'signed-in').on(signedOut, () => 'signed-out')

/** Whether the person who was asked to sign in again did. */
const sessionRenewed = merge([signedIn.map(() => true), signedOut.map(() => false)])

renewSessionsWith(
  () =>
    new Promise((resolve) => {
      if ($sessionState.getState() !== 'signed-in') return resolve(false)
      const stop = createWatch({
        unit: sessionRenewed,
        fn: (isRenewed) => {
          stop()
          resolve(isRenewed)
        },
      })
      sessionExpired()
    }),
)

callsSpeakFor(() => $user.getState()?.id ?? null)

const signedInKey = 'stepwise.signed-in'
/** Where the tabs of one browser tell each other who is signed in: the user's id. */
export const personKey = 'stepwise.person'

const rememberPersonFx = createEffect((userId: string | null) => {
  if (userId === null) {
    localStorage.removeItem(signedInKey)
    localStorage.removeItem(personKey)
    return
  }
  // A hint for the next start only (what to load early), never a proof.
  localStorage.setItem(signedInKey, '1')
  localStorage.setItem(personKey, userId)
})
sample({ clock: signedIn, fn: ({ id }) => id, target: rememberPersonFx })
sample({ clock: signedOut, fn: () => null, target: rememberPersonFx })

/** The home of this edition: where a signed-in person starts. */
export const homePath = edition.home

export { secondCopyEvent } from '../singleton/claim-singleton.ts'

claimSingleton('session')
