import { messageFor } from '@stepwise/shared/http'
import { signedIn } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { withCookies } from '../cookies/with-cookies.ts'
import { answerWithPasskey, createPasskey, isPasskeySupported, PasskeyError } from './passkey-browser.ts'
import {
  loadCreationOptions,
  loadProofOptions,
  loadSignInOptions,
  proveWith,
  signInWith,
  storePasskey,
} from './passkeys.api.ts'

export { isPasskeySupported }

/** Signs in with a passkey that the person chooses. Fails with a PasskeyError, or a CallError of the server. */
export const signInWithPasskeyFx = createEffect(({ isSharedComputer }: { isSharedComputer: boolean }) =>
  withCookies(async () => signInWith({ ...(await answerWithPasskey(loadSignInOptions)) }, isSharedComputer)),
)

/** Adds a passkey to the person's account. Needs a proof: without one the server answers 403 with `errors.proof`. */
export const addPasskeyFx = createEffect(async ({ name }: { name: string }) =>
  storePasskey(name, { ...(await createPasskey(loadCreationOptions)) }),
)

/** Shows with one of their passkeys that it is them, in the session that they have. */
export const proveWithPasskeyFx = createEffect(async () =>
  proveWith({ ...(await answerWithPasskey(loadProofOptions)) }),
)

// The host then leads to the page that was requested before signing in, or home.
sample({ clock: signInWithPasskeyFx.doneData, target: signedIn })

/** The words to show for anything that these effects fail with. */
export function messageOfPasskeyFailure(error: unknown): string {
  return error instanceof PasskeyError ? error.message : messageFor(error)
}

/** The person has closed the passkey dialog themselves: told quietly, not as an error. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof PasskeyError && error.reason === 'cancelled'
