import { $failedChecks, sessionCheckRetried, signedIn } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEvent, createStore, sample } from 'effector'

export const unreachedHeading = 'Stepwise could not be reached'

export const unreachedShown = createEvent()
export const unreachedLeft = createEvent()
/** The person wants it tried now. */
export const retryPressed = createEvent()

const $isShown = createStore(false)
  .on(unreachedShown, () => true)
  .reset(unreachedLeft)
/** The person waits for the outcome; what is tried by itself fails silently. */
const $isAwaited = createStore(false)
  .on(retryPressed, () => true)
  .reset(unreachedShown)

sample({ clock: unreachedShown, fn: () => `${unreachedHeading}. Trying again by itself.`, target: announced })
sample({ clock: retryPressed, target: sessionCheckRetried })
sample({ clock: retryPressed, fn: () => 'Trying again.', target: announced })
const failedAgain = sample({ clock: $failedChecks.updates, source: $isAwaited, filter: Boolean, fn: () => {} })
sample({ clock: failedAgain, fn: () => `${unreachedHeading} yet.`, target: announced })
$isAwaited.reset(failedAgain)
sample({ clock: signedIn, source: $isShown, filter: Boolean, fn: () => 'Stepwise is back.', target: announced })
