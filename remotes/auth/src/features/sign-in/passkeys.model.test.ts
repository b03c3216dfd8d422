import { CallError } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aUser } from '@stepwise/shared/testing'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { PasskeyError } from './passkey-browser.ts'
import {
  addPasskeyFx,
  isPasskeyCancelled,
  messageOfPasskeyFailure,
  signInWithPasskeyFx,
  stepUpWithPasskeyFx,
} from './passkeys.model.ts'

const requests: { call: string; body: unknown }[] = []
const answers: Record<string, [status: number, body: object]> = {}
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const credential = {
  id: 'a-passkey',
  rawId: bytes('raw'),
  type: 'public-key',
  response: {
    attestationObject: bytes('attestation'),
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('client'),
    signature: bytes('signature'),
    userHandle: bytes('robin'),
  },
  getClientExtensionResults: () => ({}),
}
const dialog = vi.fn<() => Promise<unknown>>()

const requestOptions = { options: { rpId: 'localhost', challenge: 'AAAA' } }
const creationOptions = {
  options: {
    rp: { id: 'localhost', name: 'Stepwise' },
    user: { id: 'AAAA', name: 'robin@example.test', displayName: 'Robin' },
    challenge: 'AAAA',
    pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  },
}

beforeEach(() => {
  requests.length = 0
  dialog.mockReset().mockResolvedValue(credential)
  Object.assign(answers, {
    'POST /api/auth/passkeys/options': [200, requestOptions],
    'POST /api/auth/passkeys/sign_in': [200, aUser({ id: 'robin' })],
    'POST /api/users/passkeys/options': [200, creationOptions],
    'POST /api/users/passkeys': [200, { passkey: { id: '1', name: 'Phone', is_backed_up: false } }],
    'POST /api/users/proof/options': [200, requestOptions],
    'POST /api/users/proof': [200, { proved_until: '2026-03-10T12:10:00.000Z' }],
  })
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { ...navigator, credentials: { create: dialog, get: dialog } })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    requests.push({ call: `${method} ${url}`, body: body === undefined ? undefined : JSON.parse(String(body)) })
    const [status, answer] = answers[`${method} ${url}`] ?? [404, {}]
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })
  })
})
const answered = expect.objectContaining({ id: 'a-passkey', rawId: 'cmF3' })

test('signing in asks for options, opens the window, and signs in whoever it was', async () => {
  const scope = fork()
  await allSettled(signInWithPasskeyFx, { scope, params: { isSharedComputer: true } })
  expect(requests).toEqual([
    { call: 'POST /api/auth/passkeys/options', body: undefined },
    { call: 'POST /api/auth/passkeys/sign_in', body: { passkey: answered, is_shared_computer: true } },
  ])
  expect(scope.getState($user)).toMatchObject({ id: 'robin', firstName: 'Robin' })
})

test('a window that was closed sends nothing, signs no one in, and is not an error to shout about', async () => {
  dialog.mockRejectedValue(new DOMException('The operation was not allowed.', 'NotAllowedError'))
  const scope = fork()
  const result = await allSettled(signInWithPasskeyFx, { scope, params: { isSharedComputer: false } })
  expect(result).toMatchObject({ status: 'fail', value: { reason: 'cancelled' } })
  expect(requests).toHaveLength(1)
  expect(scope.getState($user)).toBeNull()
  expect(isPasskeyCancelled(result.value)).toBe(true)
  expect(messageOfPasskeyFailure(result.value)).toBe('You closed the passkey window. Nothing was changed.')
})

test('a passkey that the server refuses signs no one in, in the server’s words', async () => {
  const msg = 'We could not sign you in with this passkey. Try again, or choose another way.'
  answers['POST /api/auth/passkeys/sign_in'] = [401, { errors: {}, msg }]
  const scope = fork()
  const { status, value } = await allSettled(signInWithPasskeyFx, { scope, params: { isSharedComputer: false } })
  expect(status).toBe('fail')
  expect(scope.getState($user)).toBeNull()
  expect([messageOfPasskeyFailure(value), isPasskeyCancelled(value)]).toEqual([msg, false])
})

test('a passkey is added under its name', async () => {
  const { value } = await allSettled(addPasskeyFx, { scope: fork(), params: { name: 'Phone' } })
  expect(value).toEqual({ id: '1', name: 'Phone', isBackedUp: false })
  expect(requests).toEqual([
    { call: 'POST /api/users/passkeys/options', body: undefined },
    { call: 'POST /api/users/passkeys', body: { name: 'Phone', passkey: answered } },
  ])
})

test('no window opens when a step-up is needed first', async () => {
  const message = 'Please confirm that it is you first.'
  answers['POST /api/users/passkeys/options'] = [403, { errors: { proof: [message] }, msg: message }]
  const { value } = await allSettled(addPasskeyFx, { scope: fork(), params: { name: 'Phone' } })
  expect(value).toMatchObject({ failure: { status: 403, errors: { proof: [message] } } })
  expect(dialog).not.toHaveBeenCalled()
})

test('a step-up sends what the passkey answers', async () => {
  const { value } = await allSettled(stepUpWithPasskeyFx, { scope: fork() })
  expect(value).toEqual({ provedUntil: '2026-03-10T12:10:00.000Z' })
  expect(requests.at(-1)).toEqual({ call: 'POST /api/users/proof', body: { passkey: answered } })
})

test('every failure has words', () => {
  expect(messageOfPasskeyFailure(new PasskeyError('exists'))).toContain('already')
  expect(messageOfPasskeyFailure(new CallError({ kind: 'network' }))).toContain('connection')
  expect(messageOfPasskeyFailure(new TypeError('x'))).toContain('Internal error')
})
