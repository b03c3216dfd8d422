import { allSettled, fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '../http/index.ts'
import { aUser } from '../testing/builders.ts'
import { $isSessionUnreached, pauseCheckFx, sessionCheckStarted } from './check.ts'
import { $pendingSignOut, deliverSignOutFx, pauseDeliveryFx } from './pending-sign-out.ts'
import { $sessionState, $user, signedIn } from './session.ts'
import { $signOutProgress, signOutEverywhereRequested, signOutRequested } from './sign-out.ts'

// What the session asks the server, and how long it waits, with the client of the page: docs/product/accounts.md#session-check and
// #sign-out-offline.

const requests: { call: string; person: string | null }[] = []
let answer: () => Promise<Response>

const json = (status: number, body: unknown) => async () => Response.json(body, { status })
const noAnswer = () => new Promise<Response>(() => {})
const afterSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  requests.length = 0
  answer = noAnswer
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  // The browser's own follows no faked clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), milliseconds)
    return controller.signal
  })
  vi.stubGlobal('fetch', (url: string, { method, headers }: RequestInit) => {
    requests.push({ call: `${method} ${url}`, person: new Headers(headers).get('stepwise-person') })
    return answer()
  })
})

const pause = vi.fn(() => new Promise<void>(() => {}))
async function open(personId?: string) {
  pause.mockClear()
  const scope = fork({
    handlers: [
      [pauseCheckFx, pause],
      [pauseDeliveryFx, pause],
    ],
  })
  if (personId) await allSettled(signedIn, { scope, params: aUser({ id: personId }) })
  return scope
}

test('the session check asks who is signed in', async () => {
  const scope = await open()
  answer = json(200, aUser({ id: 'robin' }))
  await allSettled(sessionCheckStarted, { scope })
  expect(requests).toEqual([{ call: 'POST /api/auth/authorize', person: null }])
  expect(scope.getState($user)).toEqual(aUser({ id: 'robin' }))
})

test('a server that has not said for 15 seconds who is signed in counts as not reached', async () => {
  const scope = await open()
  void allSettled(sessionCheckStarted, { scope })
  await afterSeconds(14.9)
  expect(scope.getState($isSessionUnreached)).toBe(false)
  await afterSeconds(0.1)
  expect(scope.getState($isSessionUnreached)).toBe(true)
  expect(scope.getState($sessionState)).toBe('pending')
})

test.each([
  ['ends this session', signOutRequested, 'DELETE /api/auth/sign_out'],
  ['everywhere ends all sessions', signOutEverywhereRequested, 'DELETE /api/users/sessions'],
])('a sign-out %s', async (_, requested, call) => {
  const scope = await open('robin')
  answer = json(200, {})
  await allSettled(requested, { scope })
  expect(requests.map((request) => request.call)).toEqual([call])
  expect(scope.getState($sessionState)).toBe('signed-out')
})

test('without an answer for 8 seconds the person is signed out on this device', async () => {
  const scope = await open('robin')
  void allSettled(signOutRequested, { scope })
  await afterSeconds(7.9)
  expect(scope.getState($user)?.id).toBe('robin')
  await afterSeconds(0.1)
  expect(scope.getState($user)).toBeNull()
  expect(scope.getState($pendingSignOut)).toBe('robin')
})

test('without an answer for 8 seconds signing out everywhere has failed', async () => {
  const scope = await open('robin')
  void allSettled(signOutEverywhereRequested, { scope })
  await afterSeconds(7.9)
  expect(scope.getState($signOutProgress)).toEqual({ step: 'sending' })
  await afterSeconds(0.1)
  expect(scope.getState($signOutProgress)).toEqual({ step: 'failed', isEverywhere: true })
})

test('a pending sign-out is delivered in the name of the person who left', async () => {
  localStorage.setItem('stepwise.sign-out-owed', 'robin')
  const scope = await open()
  answer = json(200, {})
  await allSettled(sessionCheckStarted, { scope })
  expect(requests).toEqual([{ call: 'DELETE /api/auth/sign_out', person: 'robin' }])
  expect(localStorage.getItem('stepwise.sign-out-owed')).toBeNull()
})

test('a delivery that is due while someone signs in leaves the sign-in alone, and comes later', async () => {
  localStorage.setItem('stepwise.sign-out-owed', 'robin')
  const scope = await open()
  let signInAnswered = (_: Response) => {}
  answer = () => new Promise((resolve) => (signInAnswered = resolve))
  const body = { user: { email: 'fen@stepwise.test', password: 'purple tiger 42' } }
  const signingIn = call('POST /auth/sign_in', { body })
  void allSettled(sessionCheckStarted, { scope })
  await afterSeconds(0)
  expect(requests.map((request) => request.call)).toEqual(['POST /api/auth/sign_in'])
  expect(pause).toHaveBeenCalledExactlyOnceWith(1)
  await expect(scopeBind(deliverSignOutFx, { scope })('robin')).rejects.toMatchObject({ failure: { kind: 'aborted' } })
  signInAnswered(await json(200, aUser({ id: 'fen' }))())
  expect((await signingIn).id).toBe('fen')
})

test('a delivery without an answer for 8 seconds has failed, and is due again after a pause', async () => {
  localStorage.setItem('stepwise.sign-out-owed', 'robin')
  const scope = await open()
  void allSettled(sessionCheckStarted, { scope })
  await afterSeconds(7.9)
  expect(pause).not.toHaveBeenCalled()
  await afterSeconds(0.1)
  expect(pause).toHaveBeenCalledExactlyOnceWith(1)
  expect(scope.getState($pendingSignOut)).toBe('robin')
})
