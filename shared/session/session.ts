import { combine, createEffect, createEvent, createStore, createWatch, merge, sample } from 'effector'
import type { User } from '../contracts/index.ts'
import { connectSession, endOutdatedCalls } from '../http/index.ts'
import type { SessionMark } from '../http/running-calls.ts'

export type SessionState = 'pending' | 'signed-in' | 'signed-out'

/** The server has answered with a signed-in user (sign-in, sign-up, session check). */
export const signedIn = createEvent<User>()
/** The same, by the session check: the page has had this session all along. */
export const sessionConfirmed = createEvent<User>()
export const sessionCheckFailed = createEvent()
/** Part of the signed-in user has changed on the server. */
export const userChanged = createEvent<Partial<User>>()
/** The person is signed out, by choice or because the session is gone: every store that holds a person's data resets. */
export const signedOut = createEvent()
/** The server no longer knows the session of the person on this page: they are asked to sign in again in place. */
export const sessionExpired = createEvent()

export const $user = createStore<User | null>(null)
/** The id of who is signed in. */
export const $personId = $user.map((user) => user?.id ?? null)
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

$user
  .on(signedIn, (_, user) => user)
  .on(userChanged, (user, changes) => (user ? { ...user, ...changes } : user))
  .reset(signedOut)
$sessionState.on(signedIn, () => 'signed-in').on(signedOut, () => 'signed-out')

interface PresentSession extends SessionMark {
  personId: string | null
  /** What the last session check brought: signing in with just that begins nothing new. */
  confirmed: User | null
}

/** Which session calls are made in now. */
export const $session = createStore<PresentSession>({ visit: 0, session: 0, personId: null, confirmed: null })
  .on(sessionConfirmed, (session, confirmed) => ({ ...session, confirmed }))
  // Whatever the page's first script asked met the same trouble.
  .on(sessionCheckFailed, (session) => ({ ...session, session: session.session + 1 }))
  .on(signedIn, (present, user) => {
    const isOther = present.personId !== null && present.personId !== user.id
    const isConfirmed = present.confirmed === user
    const isNewVisit = isOther || (present.personId === null && !isConfirmed)
    return {
      visit: present.visit + (isNewVisit ? 1 : 0),
      session: present.session + (isConfirmed || isNewVisit ? 0 : 1),
      personId: user.id,
      confirmed: null,
    }
  })
  // Where nobody was signed in nobody leaves: what a visitor has asked for is still theirs.
  .on(signedOut, ({ visit, session, personId }) => ({
    visit: visit + (personId === null ? 0 : 1),
    session,
    personId: null,
    confirmed: null,
  }))

/** Whether the person who was asked to sign in again did. */
const sessionRenewed = merge([signedIn.map(() => true), signedOut.map(() => false)])

const askToSignInAgain = () =>
  new Promise<boolean>((resolve) => {
    if ($sessionState.getState() !== 'signed-in') return resolve(false)
    const stop = createWatch({
      unit: sessionRenewed,
      fn: (isRenewed) => {
        stop()
        resolve(isRenewed)
      },
    })
    sessionExpired()
  })

connectSession({
  mark: () => $session.getState(),
  personId: () => $personId.getState(),
  renew: askToSignInAgain,
})
createWatch({ unit: $session.updates, fn: endOutdatedCalls })

const signedInKey = 'stepwise.signed-in'
/** Where the tabs of one browser tell each other who is signed in: the user's id. */
export const personKey = 'stepwise.person'

/** What the browser has stored; nothing where it refuses to store. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether somebody was signed in on this browser when it was last used. A hint, never a proof. */
export const wasSignedIn = (): boolean => stored(signedInKey) === '1'

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
