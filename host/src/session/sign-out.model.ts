import { signedIn, signOutDelivered, signOutDone, signOutQueued } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEvent, createStore, sample } from 'effector'

/** The person has read that they are signed out here, and goes on to the start page. */
export const noticeLeft = createEvent()

/** The person has chosen to sign out: they see the landing page, not the sign-in form. */
export const $hasSignedOut = createStore(false)
  .on(signOutDone, () => true)
  .reset(signedIn)

/** The person has just signed out while the server could not be reached: the page says what follows. */
export const $isToldOfSignOut = createStore(false)
  .on(signOutQueued, () => true)
  .reset(noticeLeft, signedIn)

sample({ clock: signOutQueued, fn: () => 'You are signed out on this device.', target: announced })
sample({
  clock: signOutDelivered,
  source: $isToldOfSignOut,
  filter: Boolean,
  fn: () => 'Your session has ended.',
  target: announced,
})
