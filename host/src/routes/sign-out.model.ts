import { signedIn, signOutFx } from '@stepwise/shared/session'
import { createStore } from 'effector'

/** The person has chosen to sign out: they see the landing page, not the sign-in form. */
export const $hasSignedOut = createStore(false)
  .on(signOutFx.done, () => true)
  .reset(signedIn)
