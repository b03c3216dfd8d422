import { edition } from '@stepwise/shared/edition'
import {
  providerSignOutWanted,
  signedIn,
  signedOut,
  signOutDelivered,
  signOutDone,
  signOutQueued,
} from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, createStore, sample } from 'effector'

const placeOf = { study: 'your institution', pro: 'your organisation' }

/** The person has read that they are signed out here, and goes on to the start page. */
export const noticeLeft = createEvent()

/** The person has chosen to sign out: they see the landing page, not the sign-in form. */
export const $hasSignedOut = createStore(false)
  .on(signOutDone, () => true)
  .reset(signedIn)

/** A page has been given the sentence that confirms the end of the session. */
export const sessionEndShown = createEvent()

/** Another tab has ended the session, for which this page was reloaded. */
export const endedByOtherTab = createEvent()

const endedMessage = 'You have been signed out. Sign in to carry on where you left off.'

/** What the next page says of a session that has just ended here; null where no one was signed in. */
export const $sessionEnd = createStore<string | null>(null)
  .on(signOutDone, () => 'You have signed out.')
  .on(endedByOtherTab, () => endedMessage)
  .reset(signedIn, sessionEndShown)
const $wasSignedIn = createStore(false).on(signedIn, () => true)
sample({
  clock: signedOut,
  source: { wasSignedIn: $wasSignedIn, end: $sessionEnd },
  filter: ({ wasSignedIn, end }) => wasSignedIn && end === null,
  fn: () => endedMessage,
  target: $sessionEnd,
})
$wasSignedIn.reset(sessionEndShown)

/** The person has just signed out while the server could not be reached: the page says what follows. */
export const $isSignOutPending = createStore(false)
  .on(signOutQueued, () => true)
  .reset(noticeLeft, signedIn)

// After the sign-out itself, which ends what was being said (shared/ui/announcer.tsx).
sample({
  clock: signedOut,
  source: $isSignOutPending,
  filter: Boolean,
  fn: () => 'You are signed out on this device.',
  target: announced,
})
sample({
  clock: signOutDelivered,
  source: $isSignOutPending,
  filter: Boolean,
  fn: () => 'Your session has ended.',
  target: announced,
})

/** The browser goes to the institution that has signed the person in, and signs them out there; it leads back to the landing page. */
export const goToProviderFx = createEffect((address: string) => window.location.assign(address))

sample({
  clock: providerSignOutWanted,
  fn: () => `You are signed out here. Now going to ${placeOf[edition.id]}to sign out there too.`,
  target: announced,
})
sample({ clock: providerSignOutWanted, target: goToProviderFx })
