import { call } from '@stepwise/shared/http'

type Answer = Record<string, unknown>

export const loadSignInOptions = async () => (await call('POST /auth/passkeys/options')).options
export const loadProofOptions = async () => (await call('POST /users/proof/options')).options
export const loadCreationOptions = async () => (await call('POST /users/passkeys/options')).options

export const signInWith = (passkey: Answer, isSharedComputer: boolean) =>
  call('POST /auth/passkeys/sign_in', { body: { passkey, is_shared_computer: isSharedComputer } })
export const proveWith = (passkey: Answer) => call('POST /users/proof', { body: { passkey } })
export const storePasskey = async (name: string, passkey: Answer) =>
  (await call('POST /users/passkeys', { body: { name, passkey } })).passkey
