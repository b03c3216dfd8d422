import { combine, createEvent, createStore, createWatch, merge } from 'effector'
import type { Badge, User } from '../contracts/index.ts'
import { connectSession, endOutdatedCalls } from '../http/index.ts'
import type { SessionMark } from '../http/running-calls.ts'
import { preview } from '../preview/index.ts'

/** 'pending' until the server has said whether someone is signed in. */
export type SessionState = 'pending' | 'signed-in' | 'signed-out'

/** The server has answered with the signed-in user: to a sign-in, a sign-up or the session check. */
export const signedIn = createEvent<User>()
/** The session check has found a session. `signedIn` follows, with the same user object. */
export const sessionConfirmed = createEvent<User>()
export const sessionCheckFailed = createEvent()
/** Part of the signed-in user has changed on the server. */
export const userChanged = createEvent<Partial<User>>()
/** A call has answered with all badges that the person has now. */
export const badgesReceived = userChanged.prepend((badges: Badge[]) => ({ badges }))
/** No one is signed in on this page any more, or the session check says that no one was. Each `personalStore` becomes empty. */
export const signedOut = createEvent()
/** The server rejected a call because the session is over: the person is asked to sign in again in place. */
export const sessionExpired = createEvent()

export const $user = createStore<User | null>(null)
/** The signed-in user's id. */
export const $personId = $user.map((user) => user?.id ?? null)
export const $badges = $user.map((user) => user?.badges ?? [])
export const $sessionState = createStore<SessionState>('pending')

/** The person is asked to sign in again. The page behind stays as it is until they have, or have left. */
export const $isSessionExpired = createStore(false)
  .on(sessionExpired, () => true)
  .reset(signedIn, signedOut)

/** Until then a learner is led to onboarding (docs/product/accounts.md#onboarding-needed). */
export const $isOnboarded = $user.map(
  (user) => user !== null && (user.role !== 'student' || (user.softwareSelected && user.userInfo !== null)),
)
/** What guards and menus depend on. */
export const $personFacts = combine($user, $isOnboarded, (user, isOnboarded) => ({
  isOnboarded,
  hasWellbeings: (user?.wellbeings.length ?? 0) > 0,
  role: user?.role ?? null,
}))

$user
  .on(signedIn, (_, user) => asPreviewed(user))
  .on(userChanged, (user, changes) => (user ? { ...user, ...changes } : user))
  .reset(signedOut)
$sessionState.on(signedIn, () => 'signed-in').on(signedOut, () => 'signed-out')

interface PresentSession extends SessionMark {
  personId: string | null
  /** The user whom the last session check found: `signedIn` with this very object begins no new session. */
  confirmed: User | null
}

/** The session that calls are made in now (docs/product/wire.md#call-belongs-to-visit). */
export const $session = createStore<PresentSession>({ visit: 0, session: 0, personId: null, confirmed: null })
  .on(sessionConfirmed, (session, confirmed) => ({ ...session, confirmed }))
  // What the page's first script requested has failed for the same reason: it must not answer calls made from now on.
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
  // Where no one was signed in the visit goes on: a visitor's calls still get their answers.
  .on(signedOut, ({ visit, session, personId }) => ({
    visit: visit + (personId === null ? 0 : 1),
    session,
    personId: null,
    confirmed: null,
  }))

const renewalEnded = merge([signedIn.map(() => true), signedOut.map(() => false)])

/** Resolves with whether the person has signed in again. */
const askToSignInAgain = () =>
  new Promise<boolean>((resolve) => {
    if ($sessionState.getState() !== 'signed-in') return resolve(false)
    const stop = createWatch({
      unit: renewalEnded,
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

/** In a preview the person is shown the page as someone else would see it. */
function asPreviewed(user: User): User {
  if (!preview) return user
  const { fontSize, wellbeings } = preview
  return { ...user, wellbeings, accessabilitySetting: { ...user.accessabilitySetting, fontSize } }
}
