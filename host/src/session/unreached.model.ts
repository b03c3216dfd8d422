import { $failedChecks, sessionCheckRetried, signedIn } from '@stepwise/shared/session'
import { announced, hintAnnounced } from '@stepwise/shared/ui'
import { createEvent, createStore, sample } from 'effector'

export const unreachedHeading = 'Stepwise could not be reached'

export const unreachedShown = createEvent()
export const unreachedLeft = createEvent()
export const retryPressed = createEvent()

const $isShown = createStore(false)
  .on(unreachedShown, () => true)
  .reset(unreachedLeft)
/** The person has pressed Try again and waits: only then a failure is announced. */
const $isAwaited = createStore(false)
  .on(retryPressed, () => true)
  .reset(unreachedShown)

sample({ clock: unreachedShown, fn: () => `${unreachedHeading}. We will keep trying.`, target: announced })
sample({ clock: retryPressed, target: sessionCheckRetried })
sample({ clock: retryPressed, fn: () => 'Trying again.', target: hintAnnounced })
const retryFailed = sample({
  clock: $failedChecks.updates,
  source: $isAwaited,
  // None are left once the server has answered.
  filter: (isAwaited, failures) => isAwaited && failures > 0,
  fn: () => {},
})
sample({ clock: retryFailed, fn: () => `${unreachedHeading} yet.`, target: announced })
$isAwaited.reset(retryFailed)
sample({ clock: signedIn, source: $isShown, filter: Boolean, fn: () => 'Stepwise is back.', target: announced })
