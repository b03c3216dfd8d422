import { edition } from '../edition/index.ts'
import { claimSingleton } from '../singleton/claim-singleton.ts'

export { duplicateModuleEvent } from '../singleton/claim-singleton.ts'
export {
  $failedChecks,
  $isSessionUnreached,
  sessionCheckRetried,
  sessionCheckStarted,
  sessionGiven,
} from './check.ts'
export { createLoader } from './create-loader.ts'
export { initialsOf } from './initials.ts'
export { $pendingSignOut, readPendingSignOut, signOutDelivered, signOutQueued } from './pending-sign-out.ts'
export { personalStore } from './personal-store.ts'
export {
  $badges,
  $isOnboarded,
  $isSessionExpired,
  $personFacts,
  $personId,
  $sessionState,
  $user,
  badgesReceived,
  type SessionState,
  sessionExpired,
  signedIn,
  signedOut,
  userChanged,
} from './session.ts'
export {
  $eraseAt,
  $signOutProgress,
  accountDeleted,
  providerSignOutWanted,
  type SignOutProgress,
  signOutCancelled,
  signOutConfirmed,
  signOutDone,
  signOutEverywhereRequested,
  signOutHereRequested,
  signOutRequested,
} from './sign-out.ts'
export { daysSinceFirstLogin, firstLoginOf, personKey, signedInKey, wasSignedIn } from './stored-session.ts'

/** The path of this edition's home, where a signed-in person starts. */
export const homePath = edition.home

claimSingleton('session')
