import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, type Failure } from '../http/index.ts'
import { aUser } from '../testing/builders.ts'
import { $failedChecks, $isSessionUnreached, checkSessionFx, pauseCheckFx, sessionCheckStarted } from './check.ts'
import { $pendingSignOut, deliverSignOutFx, pauseDeliveryFx } from './pending-sign-out.ts'
import { $sessionState, $user, signedIn } from './session.ts'
import { countUnsentFx, deletePersonDataFx } from './shared-computer.ts'
import {
  $signOutProgress,
  signOutCancelled,
  signOutConfirmed,
  signOutEverywhereRequested,
  signOutFx,
  signOutHereRequested,
  signOutRequested,
} from './sign-out.ts'

const owedKey = 'stepwise.sign-out-owed'
const failing = (failure: Failure) => () => Promise.reject(new CallError(failure))
const offline = failing({ kind: 'network' })
const answering = (status: number) => failing({ kind: 'http', status, msg: '', errors: {} })
const never = () => new Promise<void>(() => {})

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

interface World {
  signOut?: (isEverywhere: boolean) => unknown
  deliver?: (personId: string) => unknown
  check?: () => unknown
  unsent?: () => unknown
  pause?: () => Promise<void>
}

const forget = vi.fn(async () => {})
async function world({ signOut = () => ({}), deliver = () => ({}), check = never, unsent = () => 0, pause }: World) {
  forget.mockClear()
  return fork({
    handlers: [
      [signOutFx, signOut],
      [deliverSignOutFx, deliver],
      [checkSessionFx, check],
      [countUnsentFx, unsent],
      [pauseDeliveryFx, pause ?? never],
      [pauseCheckFx, pause ?? never],
      [deletePersonDataFx, forget],
    ],
  })
}

const soon = () => new Promise((resolve) => setTimeout(resolve))
const cameIn = async (given: World, changes = {}) => {
  const scope = await world(given)
  await allSettled(signedIn, { scope, params: aUser({ id: 'robin', ...changes }) })
  return scope
}

test('a sign-out that the server accepts leaves nothing to do', async () => {
  const scope = await cameIn({})
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(scope.getState($pendingSignOut)).toBeNull()
})

test('a sign-out that the server refuses leaves the person signed in, and says so until they choose', async () => {
  const scope = await cameIn({ signOut: answering(500) })
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'failed', isEverywhere: false })
  expect(scope.getState($user)?.id).toBe('robin')
  await allSettled(signOutCancelled, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'none' })
})

test('after a refusal the person may sign out on this device now', async () => {
  const deliver = vi.fn(offline)
  const scope = await cameIn({ signOut: answering(503), deliver })
  await allSettled(signOutRequested, { scope })
  void allSettled(signOutHereRequested, { scope })
  await soon()
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(deliver).toHaveBeenCalledWith('robin')
})

test('signing out everywhere asks for the end of all sessions, and signs out here too', async () => {
  const signOut = vi.fn<(isEverywhere: boolean) => unknown>(async () => ({}))
  const scope = await cameIn({ signOut })
  await allSettled(signOutEverywhereRequested, { scope })
  expect(signOut).toHaveBeenCalledWith(true)
  expect(scope.getState($sessionState)).toBe('signed-out')
})

test('on a shared computer with something unsent, signing out everywhere asks first', async () => {
  const signOut = vi.fn<(isEverywhere: boolean) => unknown>(async () => ({}))
  const scope = await cameIn({ signOut, unsent: () => 2 }, { isSharedComputer: true })
  await allSettled(signOutEverywhereRequested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'unsent', count: 2 })
  expect(signOut).not.toHaveBeenCalled()
  await allSettled(signOutConfirmed, { scope })
  expect(signOut).toHaveBeenCalledWith(true)
  expect(scope.getState($sessionState)).toBe('signed-out')
})

test('without a network nobody is signed out everywhere, and nobody is told so', async () => {
  const scope = await cameIn({ signOut: offline, deliver: offline })
  await allSettled(signOutEverywhereRequested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'failed', isEverywhere: true })
  expect(scope.getState($user)?.id).toBe('robin')
  void allSettled(signOutHereRequested, { scope })
  await soon()
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(localStorage.getItem(owedKey)).toBe('robin')
})

test('without a network the person is out at once, and the server hears of it as soon as it can', async () => {
  const deliver = vi.fn<(personId: string) => unknown>(offline)
  const scope = await cameIn({ signOut: offline, deliver })
  void allSettled(signOutRequested, { scope })
  await soon()
  expect(scope.getState($user)).toBeNull()
  expect(localStorage.getItem(owedKey)).toBe('robin')
  deliver.mockImplementation(async () => ({}))
  dispatchEvent(new Event('online'))
  await soon()
  expect(deliver).toHaveBeenLastCalledWith('robin')
  expect(localStorage.getItem(owedKey)).toBeNull()
  expect(scope.getState($pendingSignOut)).toBeNull()
})

test('a server that is down for an hour is asked again and again', async () => {
  let goOn = () => {}
  const deliver = vi.fn<(personId: string) => unknown>(answering(503))
  const scope = await cameIn({ signOut: offline, deliver, pause: () => new Promise((resolve) => (goOn = resolve)) })
  void allSettled(signOutRequested, { scope })
  for (const attempts of [1, 2, 3]) {
    await soon()
    expect(deliver).toHaveBeenCalledTimes(attempts)
    goOn()
  }
  deliver.mockImplementation(async () => ({}))
  await soon()
  goOn()
  await soon()
  expect(localStorage.getItem(owedKey)).toBeNull()
})

test('the next start asks nobody who this is before the sign-out has been delivered', async () => {
  localStorage.setItem(owedKey, 'robin')
  const check = vi.fn(async () => aUser())
  const deliver = vi.fn(offline)
  const scope = await world({ check, deliver })
  void allSettled(sessionCheckStarted, { scope })
  await soon()
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(check).not.toHaveBeenCalled()
  expect(deliver).toHaveBeenCalledWith('robin')
})

test('who signs in on the device meanwhile stays signed in', async () => {
  localStorage.setItem(owedKey, 'robin')
  const scope = await world({ deliver: offline })
  void allSettled(sessionCheckStarted, { scope })
  await soon()
  void allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })
  await soon()
  expect(localStorage.getItem(owedKey)).toBeNull()
  dispatchEvent(new Event('online'))
  await soon()
  expect(scope.getState($user)?.id).toBe('kim')
})

test('on a shared computer a person who has nothing unsent leaves nothing behind', async () => {
  const scope = await cameIn({}, { isSharedComputer: true })
  expect(localStorage.getItem('stepwise.shared-computer')).toBe('1')
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(forget).toHaveBeenCalledExactlyOnceWith('robin')
})

test('on a shared computer a person with something unsent is asked first', async () => {
  const scope = await cameIn({ unsent: () => 2 }, { isSharedComputer: true })
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'unsent', count: 2 })
  await allSettled(signOutCancelled, { scope })
  expect(scope.getState($user)?.id).toBe('robin')
  expect(forget).not.toHaveBeenCalled()
  await allSettled(signOutRequested, { scope })
  await allSettled(signOutConfirmed, { scope })
  expect(scope.getState($user)).toBeNull()
  expect(forget).toHaveBeenCalledWith('robin')
})

test('a device that cannot say what is unsent does not keep anybody in', async () => {
  const unsent = () => Promise.reject(new Error('no chunk'))
  const scope = await cameIn({ unsent }, { isSharedComputer: true })
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'unsent', count: null })
})

test('on a person’s own computer nothing is deleted', async () => {
  const scope = await cameIn({})
  await allSettled(signOutRequested, { scope })
  expect(forget).not.toHaveBeenCalled()
})

test('somebody who did not sign out of a shared computer is forgotten when another person signs in', async () => {
  localStorage.setItem('stepwise.shared-since.kim', String(Date.now()))
  await cameIn({})
  expect(forget).toHaveBeenCalledExactlyOnceWith('kim')
})

test('only a 401 says that nobody is signed in', async () => {
  const scope = await world({ check: answering(401) })
  await allSettled(sessionCheckStarted, { scope })
  expect(scope.getState($sessionState)).toBe('signed-out')
})

test.each([
  ['the network fails', offline],
  ['the server is in trouble', answering(500)],
  ['too much is asked', answering(429)],
])('when %s nobody knows who this is, and it is tried again until somebody does', async (_, failure) => {
  const check = vi.fn<() => unknown>(failure)
  const scope = await world({ check })
  void allSettled(sessionCheckStarted, { scope })
  await soon()
  expect(scope.getState($isSessionUnreached)).toBe(true)
  dispatchEvent(new Event('online'))
  await soon()
  expect(scope.getState($failedChecks)).toBe(2)
  check.mockImplementation(async () => aUser())
  dispatchEvent(new Event('online'))
  await soon()
  expect(scope.getState($isSessionUnreached)).toBe(false)
  expect(scope.getState($sessionState)).toBe('signed-in')
})

test('a check that fails while a person works changes nothing', async () => {
  const scope = await cameIn({ check: offline })
  await allSettled(sessionCheckStarted, { scope })
  expect(scope.getState($sessionState)).toBe('signed-in')
  expect(scope.getState($isSessionUnreached)).toBe(false)
})
