import { allSettled, fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { CallError } from '../http/index.ts'
import { aUser } from '../testing/builders.ts'
import {
  $failedChecks,
  $isSessionUnreached,
  checkSessionFx,
  pauseCheckFx,
  sessionCheckRetried,
  sessionCheckStarted,
} from './check.ts'
import { $session, $sessionState, signedIn, signedOut } from './session.ts'

// docs/product/accounts.md#session-check

const failing = (failure: ConstructorParameters<typeof CallError>[0]) => () => Promise.reject(new CallError(failure))
const offline = failing({ kind: 'network' })
const answering = (status: number) => failing({ kind: 'http', status, msg: '', errors: {} })
const eventsRun = () => new Promise((resolve) => setTimeout(resolve))

const signedInAs = (id: string) => (scope: Scope) => allSettled(signedIn, { scope, params: aUser({ id }) })

/** Pauses end when the test says so. */
function setUp(check: () => unknown) {
  const pauses: { failures: number; end: () => void }[] = []
  const pause = (failures: number) => new Promise<void>((resolve) => pauses.push({ failures, end: resolve }))
  const scope = fork({
    handlers: [
      [checkSessionFx, check],
      [pauseCheckFx, pause],
    ],
  })
  const start = async () => {
    void allSettled(sessionCheckStarted, { scope })
    await eventsRun()
  }
  return { scope, pauses, start }
}

test('a check that finds a session signs the person in, and begins no new visit or session', async () => {
  const { scope } = setUp(() => aUser({ id: 'robin' }))
  await allSettled(sessionCheckStarted, { scope })
  expect(scope.getState($sessionState)).toBe('signed-in')
  expect(scope.getState($session)).toMatchObject({ visit: 0, session: 0, personId: 'robin' })
})

test('where no session is possible no one is signed in, and the server is not asked', async () => {
  const check = vi.fn<() => Promise<unknown>>()
  const { scope } = setUp(check)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('stepwise_signed_in_pro=1')
  await allSettled(sessionCheckStarted, { scope })
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(check).not.toHaveBeenCalled()
})

test('only a 401 says that no one is signed in', async () => {
  const { scope } = setUp(answering(401))
  await allSettled(sessionCheckStarted, { scope })
  expect(scope.getState($sessionState)).toBe('signed-out')
})

test('a check that a sign-in has aborted is not a failure, and is made again', async () => {
  const check = vi.fn<() => Promise<unknown>>(async () => aUser())
  check.mockRejectedValueOnce(new CallError({ kind: 'aborted' }))
  const { scope } = setUp(check)
  await allSettled(sessionCheckStarted, { scope })
  expect(check).toHaveBeenCalledTimes(2)
  expect(scope.getState($failedChecks)).toBe(0)
  expect(scope.getState($sessionState)).toBe('signed-in')
})

test.each([
  ['there is no network', offline],
  ['the server fails', answering(500)],
  ['there were too many calls', answering(429)],
])('when %s it is unknown who is signed in, and the check is retried until it is known', async (_, failure) => {
  const check = vi.fn<() => unknown>(failure)
  const { scope, pauses, start } = setUp(check)
  await start()
  expect(scope.getState($isSessionUnreached)).toBe(true)
  pauses[0]?.end()
  await eventsRun()
  expect(scope.getState($failedChecks)).toBe(2)
  expect(pauses.map(({ failures }) => failures)).toEqual([1, 2])
  check.mockImplementation(async () => aUser())
  pauses[1]?.end()
  await eventsRun()
  expect(scope.getState($isSessionUnreached)).toBe(false)
  expect(scope.getState($sessionState)).toBe('signed-in')
})

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the person tries again', (scope: ReturnType<typeof fork>) => void allSettled(sessionCheckRetried, { scope })],
])('when %s the check is made at once, and the pause before it makes no other', async (_, retry) => {
  const check = vi.fn<() => unknown>(offline)
  const { scope, pauses, start } = setUp(check)
  await start()
  retry(scope)
  await eventsRun()
  expect(check).toHaveBeenCalledTimes(2)
  pauses[0]?.end()
  await eventsRun()
  expect(check).toHaveBeenCalledTimes(2)
})

test('where no check has failed nothing is unreached, and neither a retry nor the return of the network starts one', async () => {
  const check = vi.fn(async () => aUser())
  const { scope } = setUp(check)
  expect(scope.getState($isSessionUnreached)).toBe(false)
  await allSettled(sessionCheckRetried, { scope })
  expect(check).not.toHaveBeenCalled()
  await allSettled(sessionCheckStarted, { scope })
  dispatchEvent(new Event('online'))
  await allSettled(scope)
  await allSettled(sessionCheckRetried, { scope })
  expect(check).toHaveBeenCalledOnce()
})

test('while a check is under way, trying again starts no second one', async () => {
  const check = vi.fn<() => unknown>(offline)
  const { scope, start } = setUp(check)
  await start()
  check.mockImplementation(() => new Promise(() => {}))
  void allSettled(sessionCheckRetried, { scope })
  void allSettled(sessionCheckRetried, { scope })
  dispatchEvent(new Event('online'))
  await eventsRun()
  expect(check).toHaveBeenCalledTimes(2)
})

test.each([
  ['has signed in', signedInAs('robin')],
  ['has signed out', (scope: Scope) => allSettled(signedOut, { scope })],
])('after failed checks a person who %s is no longer asked for, whatever returns', async (_, end) => {
  const check = vi.fn<() => unknown>(offline)
  const { scope, pauses, start } = setUp(check)
  await start()
  void end(scope)
  await eventsRun()
  expect(scope.getState($isSessionUnreached)).toBe(false)
  pauses[0]?.end()
  dispatchEvent(new Event('online'))
  void allSettled(sessionCheckRetried, { scope })
  await eventsRun()
  expect(check).toHaveBeenCalledOnce()
})

test('a check that a successful sign-in has aborted is not made again', async () => {
  let abort = () => {}
  const check = vi.fn(() => new Promise((_, reject) => (abort = () => reject(new CallError({ kind: 'aborted' })))))
  const { scope, start } = setUp(check)
  await start()
  void signedInAs('robin')(scope)
  abort()
  await eventsRun()
  expect(check).toHaveBeenCalledOnce()
  expect(scope.getState($sessionState)).toBe('signed-in')
})

test('a response to the page’s first script answers no call after a failed check', async () => {
  const { scope, start } = setUp(offline)
  await start()
  expect(scope.getState($session)).toMatchObject({ visit: 0, session: 1 })
})

test('a check that fails while a person is signed in changes nothing', async () => {
  const { scope, pauses } = setUp(offline)
  await allSettled(signedIn, { scope, params: aUser() })
  await allSettled(sessionCheckStarted, { scope })
  expect(scope.getState($sessionState)).toBe('signed-in')
  expect(scope.getState($isSessionUnreached)).toBe(false)
  expect(pauses).toEqual([])
})
