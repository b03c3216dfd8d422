import { call, messageFor } from '@stepwise/shared/http'
import { signedIn } from '@stepwise/shared/session'
import { createEffect, sample } from 'effector'
import { answerWithPasskey, createPasskey, PasskeyError } from './passkey-browser.ts'
import { withCookies } from './with-cookies.ts'

type Answer = Record<string, unknown>

const loadSignInOptions = async () => (await call('POST /auth/passkeys/options')).options
const loadStepUpOptions = async () => (await call('POST /users/proof/options')).options
const loadCreationOptions = async () => (await call('POST /users/passkeys/options')).options
const signInWith = (passkey: Answer, isSharedComputer: boolean) =>
  call('POST /auth/passkeys/sign_in', { body: { passkey, is_shared_computer: isSharedComputer } })
const stepUpWith = (passkey: Answer) => call('POST /users/proof', { body: { passkey } })
const storePasskey = async (name: string, passkey: Answer) =>
  (await call('POST /users/passkeys', { body: { name, passkey } })).passkey

/** Signs in with a passkey that the person chooses. Fails with a PasskeyError, or a CallError of the server. */
export const signInWithPasskeyFx = createEffect(({ isSharedComputer }: { isSharedComputer: boolean }) =>
  withCookies(async () => signInWith({ ...(await answerWithPasskey(loadSignInOptions)) }, isSharedComputer)),
)

/** Adds a passkey to the person's account. Needs a step-up: without one the server answers 403 with `errors.proof`. */
export const addPasskeyFx = createEffect(async ({ name }: { name: string }) =>
  storePasskey(name, { ...(await createPasskey(loadCreationOptions)) }),
)

/** Shows with one of their passkeys that it is them, in the session that they have. */
export const stepUpWithPasskeyFx = createEffect(async () =>
  stepUpWith({ ...(await answerWithPasskey(loadStepUpOptions)) }),
)

// The host then leads to the page that was requested before signing in, or home.
sample({ clock: signInWithPasskeyFx.doneData, target: signedIn })

/** The words to show for anything that these effects fail with. */
export function messageOfPasskeyFailure(error: unknown): string {
  return error instanceof PasskeyError ? error.message : messageFor(error)
}

/** The person has closed the passkey dialog themselves: said quietly, not as an error. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof PasskeyError && error.reason === 'cancelled'
