import { edition } from '../edition/index.ts'
import { claimSingleton } from '../singleton/claim-singleton.ts'

export { secondCopyEvent } from '../singleton/claim-singleton.ts'
export {
  $failedChecks,
  $isSessionUnreached,
  sessionCheckRetried,
  sessionCheckStarted,
} from './check.ts'
export { firstLoginOf } from './first-login.ts'
export { personalStore } from './personal-store.ts'
export {
  $isOnboarded,
  $isSessionExpired,
  $personFacts,
  $personId,
  $sessionState,
  $user,
  personKey,
  type SessionState,
  sessionExpired,
  signedIn,
  signedOut,
  userChanged,
  wasSignedIn,
} from './session.ts'
export {
  $signOutProgress,
  type SignOutProgress,
  signOutAsked,
  signOutCancelled,
  signOutConfirmed,
  signOutDone,
  signOutEverywhereAsked,
  signOutHereAsked,
} from './sign-out.ts'
export { $signOutOwed, readSignOutOwed, signOutDelivered, signOutOwed } from './sign-out-owed.ts'

/** The home of this edition: where a signed-in person starts. */
export const homePath = edition.home

claimSingleton('session')
