import { beforeEach, expect, test, vi } from 'vitest'
import {
  answerWithPasskey,
  createPasskey,
  isPasskeySupported,
  type PasskeyFailure,
  passkeyFailureMessages,
} from './passkey-browser.ts'

const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>()
const get = vi.fn<(options: CredentialRequestOptions) => Promise<unknown>>()
const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** jsdom has no authenticators. The library that talks to them is the real one. */
class PublicKeyCredential {}

beforeEach(() => {
  create.mockReset()
  get.mockReset()
  vi.stubGlobal('PublicKeyCredential', PublicKeyCredential)
  vi.stubGlobal('navigator', { ...navigator, credentials: { create, get } })
})
const requestOptions = { rpId: 'localhost', challenge: 'AAAA', timeout: 540_000, userVerification: 'required' }
const creationOptions = {
  rp: { id: 'localhost', name: 'Stepwise' },
  user: { id: 'AAAA', name: 'robin@example.test', displayName: 'Robin' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  timeout: 540_000,
}
const answer = () => answerWithPasskey(async () => requestOptions)
const make = () => createPasskey(async () => creationOptions)
const failingWith = (name: string) => () => Promise.reject(new DOMException('Something that browsers say.', name))
const failure = (reason: PasskeyFailure) => ({ name: 'PasskeyError', reason, message: passkeyFailureMessages[reason] })

test('a browser without passkeys is known as one, and is not asked', async () => {
  expect(isPasskeySupported()).toBe(true)
  vi.stubGlobal('PublicKeyCredential', undefined)
  expect(isPasskeySupported()).toBe(false)
  const load = vi.fn<() => Promise<typeof requestOptions>>()
  await expect(answerWithPasskey(load)).rejects.toMatchObject(failure('unsupported'))
  await expect(createPasskey(load)).rejects.toMatchObject(failure('unsupported'))
  expect(load).not.toHaveBeenCalled()
  expect(get).not.toHaveBeenCalled()
  expect(create).not.toHaveBeenCalled()
})

test.each(['127.0.0.1', '[::1]'])('at the bare address %s there are none', (hostname) => {
  expect(isPasskeySupported(hostname)).toBe(false)
})

test('a passkey that was chosen answers as JSON, and is not offered among the suggestions of a field', async () => {
  get.mockResolvedValue({
    id: 'a-passkey',
    rawId: bytes('raw'),
    type: 'public-key',
    response: {
      authenticatorData: bytes('data'),
      clientDataJSON: bytes('client'),
      signature: bytes('signature'),
      userHandle: bytes('robin'),
    },
    getClientExtensionResults: () => ({}),
  })
  expect(await answer()).toEqual({
    id: 'a-passkey',
    rawId: btoa('raw'),
    type: 'public-key',
    response: {
      authenticatorData: 'ZGF0YQ',
      clientDataJSON: 'Y2xpZW50',
      signature: 'c2lnbmF0dXJl',
      userHandle: 'cm9iaW4',
    },
    clientExtensionResults: {},
    authenticatorAttachment: undefined,
  })
  const [asked] = get.mock.calls[0] ?? []
  expect(asked?.mediation).toBeUndefined()
  expect(asked?.publicKey).toMatchObject({ rpId: 'localhost', timeout: 540_000, userVerification: 'required' })
  expect(new Uint8Array(asked?.publicKey?.challenge as ArrayBuffer)).toEqual(new Uint8Array(3))
})

test('a passkey that was made answers as JSON', async () => {
  create.mockResolvedValue({
    id: 'a-passkey',
    rawId: bytes('raw'),
    type: 'public-key',
    response: {
      attestationObject: bytes('attestation'),
      clientDataJSON: bytes('client'),
      getTransports: () => ['internal'],
    },
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
    authenticatorAttachment: 'platform',
  })
  expect(await make()).toMatchObject({
    id: 'a-passkey',
    response: { attestationObject: 'YXR0ZXN0YXRpb24', clientDataJSON: 'Y2xpZW50', transports: ['internal'] },
    authenticatorAttachment: 'platform',
  })
})

test.each<[string, PasskeyFailure]>([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['SecurityError', 'unsupported'],
  ['NotSupportedError', 'unsupported'],
  ['ConstraintError', 'unsupported'],
  ['InvalidStateError', 'exists'],
  ['UnknownError', 'failed'],
  ['TypeError', 'failed'],
])('%s of the browser is reported as %s', async (name, reason) => {
  get.mockImplementation(failingWith(name))
  create.mockImplementation(failingWith(name))
  await expect(make()).rejects.toMatchObject(failure(reason))
  await expect(answer()).rejects.toMatchObject(failure(reason))
})

test('an answer of nothing is a failure', async () => {
  get.mockResolvedValue(null)
  await expect(answer()).rejects.toMatchObject(failure('failed'))
})

test('a window that closes by itself after the time that it had is distinguished from one that was closed', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const closeAfter = (ms: number) => () => {
    clock.mockReturnValue(ms)
    return failingWith('NotAllowedError')()
  }
  get.mockImplementationOnce(closeAfter(539_999))
  await expect(answer()).rejects.toMatchObject(failure('cancelled'))
  clock.mockReturnValue(0)
  get.mockImplementationOnce(closeAfter(540_000))
  await expect(answer()).rejects.toMatchObject(failure('timeout'))
})

test('a failure of the server is passed on as it is, and no window opens', async () => {
  const error = new Error('No.')
  await expect(answerWithPasskey(() => Promise.reject(error))).rejects.toBe(error)
  expect(get).not.toHaveBeenCalled()
})

test('a failure to load the code is reported, and the next try loads it', async () => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isOffline = true
  vi.doMock('@simplewebauthn/browser', async (importOriginal) => {
    if (isOffline) throw new Error('Loading the chunk failed.')
    return importOriginal()
  })
  const fresh = await import('./passkey-browser.ts')
  const failed = expect(fresh.answerWithPasskey(async () => requestOptions)).rejects.toMatchObject(
    failure('not-loaded'),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
  isOffline = false
  vi.useRealTimers()
  get.mockImplementation(failingWith('NotAllowedError'))
  await expect(fresh.answerWithPasskey(async () => requestOptions)).rejects.toMatchObject(failure('cancelled'))
  vi.doUnmock('@simplewebauthn/browser')
})
