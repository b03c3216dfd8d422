import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { lazyPart, loadInTime } from '@stepwise/shared/lazy'

/** Why the browser gave no answer. */
export type PasskeyFailure = 'cancelled' | 'timeout' | 'unsupported' | 'exists' | 'not-loaded' | 'failed'

/** What a person reads about it. */
export const passkeyFailureMessages: Record<PasskeyFailure, string> = {
  cancelled: 'You closed the passkey window. Nothing was changed.',
  timeout: 'The passkey window waited too long and was closed. Nothing was changed. Please try again.',
  unsupported: 'This browser or device cannot use passkeys here. Please choose another way.',
  exists: 'You have a passkey for Stepwise on this device already. You can use that one.',
  'not-loaded': 'Part of this page did not load. Check your connection and try again.',
  failed: 'The passkey did not work. Please try again, or choose another way.',
}

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly reason: PasskeyFailure

  constructor(reason: PasskeyFailure, options?: ErrorOptions) {
    super(passkeyFailureMessages[reason], options)
    this.reason = reason
  }
}

/** Whether this browser knows passkeys. Never on a page without TLS, nor on one that is opened by a bare IP address. */
export function isPasskeySupported(hostname = globalThis.location.hostname): boolean {
  return typeof globalThis.PublicKeyCredential === 'function' && !isIpAddress(hostname)
}

const isIpAddress = (hostname: string) => /^\d+(\.\d+){3}$|^\[/.test(hostname)

const webAuthn = lazyPart(
  () =>
    import(
      /* webpackChunkName: "passkeys", webpackExports: ["startAuthentication", "startRegistration"] */ '@simplewebauthn/browser'
    ),
)

type Options = Record<string, unknown>

/**
 * Lets the person make a passkey. `loadOptions` asks the server, while the code of the dialog is loaded: browsers open the dialog only
 * soon after a click. @throws PasskeyError
 */
export async function createPasskey(loadOptions: () => Promise<Options>): Promise<RegistrationResponseJSON> {
  const [options, { startRegistration }] = await prepare(loadOptions)
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return inWords(optionsJSON.timeout, () => startRegistration({ optionsJSON }))
}

/**
 * Lets the person choose one of their passkeys. Not offered among the suggestions of an input (conditional mediation): browsers announce
 * those suggestions to screen readers unevenly, and a button says the same to everyone. @throws PasskeyError
 */
export async function answerWithPasskey(loadOptions: () => Promise<Options>): Promise<AuthenticationResponseJSON> {
  const [options, { startAuthentication }] = await prepare(loadOptions)
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return inWords(optionsJSON.timeout, () => startAuthentication({ optionsJSON }))
}

function prepare(loadOptions: () => Promise<Options>) {
  if (!isPasskeySupported()) throw new PasskeyError('unsupported')
  const loaded = loadInTime(webAuthn).catch((cause) => {
    throw new PasskeyError('not-loaded', { cause })
  })
  return Promise.all([loadOptions(), loaded])
}

async function inWords<Answer>(timeoutMs: number | undefined, dialog: () => Promise<Answer>): Promise<Answer> {
  const opened = performance.now()
  try {
    return await dialog()
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : ''
    const isOver = timeoutMs !== undefined && performance.now() - opened >= timeoutMs
    throw new PasskeyError(isOver && name === 'NotAllowedError' ? 'timeout' : (reasons[name] ?? 'failed'), { cause })
  }
}

/**
 * By the names of WebAuthn's errors. A dialog that was closed and one that waited too long have the same name, so that no page learns
 * more about a person than they want.
 */
const reasons: Partial<Record<string, PasskeyFailure>> = {
  AbortError: 'cancelled',
  ConstraintError: 'unsupported',
  InvalidStateError: 'exists',
  NotAllowedError: 'cancelled',
  NotSupportedError: 'unsupported',
  SecurityError: 'unsupported',
}
