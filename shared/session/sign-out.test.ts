import { allSettled, createWatch, type EventCallable, fork, type Scope } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setUnstored } from '../drafts/unstored.ts'
import { CallError, type Failure } from '../http/index.ts'
import { aUser } from '../testing/builders.ts'
import { checkSessionFx, sessionCheckStarted } from './check.ts'
import { $pendingSignOut, deliverSignOutFx, pauseDeliveryFx } from './pending-sign-out.ts'
import { $sessionState, $user, signedIn } from './session.ts'
import { countUnsentFx, deletePersonDataFx } from './shared-computer.ts'
import {
  $eraseAt,
  $signOutProgress,
  accountDeleted,
  providerSignOutWanted,
  signOutCancelled,
  signOutConfirmed,
  signOutEverywhereRequested,
  signOutFx,
  signOutHereRequested,
  signOutRequested,
} from './sign-out.ts'

// docs/product/accounts.md#signing-out

const pendingKey = 'stepwise.sign-out-owed'
const failing = (failure: Failure) => () => Promise.reject(new CallError(failure))
const ownError = () => Promise.reject(new Error('out of memory'))
const offline = failing({ kind: 'network' })
const answering = (status: number) => failing({ kind: 'http', status, msg: '', errors: {} })
const never = () => new Promise<void>(() => {})
const eventsRun = () => new Promise((resolve) => setTimeout(resolve))

/** Something happens on the page, which does not wait for the server. */
const happens = (event: EventCallable<void>, scope: Scope) => {
  void allSettled(event, { scope })
  return eventsRun()
}

interface Answers {
  signOut?: (isEverywhere: boolean) => unknown
  deliver?: (personId: string) => unknown
  check?: () => unknown
  unsent?: () => unknown
  pause?: (failures: number) => Promise<void>
}

const deletePersonData = vi.fn(async () => {})
function setUp({ signOut = () => ({}), deliver = () => ({}), check = never, unsent = () => 0, pause }: Answers) {
  deletePersonData.mockClear()
  return fork({
    handlers: [
      [signOutFx, signOut],
      [deliverSignOutFx, deliver],
      [checkSessionFx, check],
      [countUnsentFx, unsent],
      [pauseDeliveryFx, pause ?? never],
      [deletePersonDataFx, deletePersonData],
    ],
  })
}

/** Robin is signed in; `changes` to their user. */
const signedInPage = async (answers: Answers, changes = {}) => {
  const scope = setUp(answers)
  await allSettled(signedIn, { scope, params: aUser({ id: 'robin', ...changes }) })
  return scope
}

/** The steps of a sign-out from now on, in their order. */
function stepsOf(scope: Scope) {
  const steps: string[] = []
  createWatch({ unit: $signOutProgress.updates, scope, fn: ({ step }) => void steps.push(step) })
  return steps
}

test('while the server is asked, the person sees that the sign-out is under way', async () => {
  const scope = await signedInPage({ signOut: never })
  await happens(signOutRequested, scope)
  expect(scope.getState($signOutProgress)).toEqual({ step: 'sending' })
  expect(scope.getState($user)?.id).toBe('robin')
})

test.each([
  ['the server accepts', () => ({})],
  ['comes after the end of the session', answering(401)],
])('a sign-out that %s signs the person out, and says nothing but that it is under way', async (_, signOut) => {
  const scope = await signedInPage({ signOut }, { isSharedComputer: true })
  const steps = stepsOf(scope)
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(scope.getState($pendingSignOut)).toBeNull()
  expect(steps).toEqual(['sending', 'none'])
})

test.each([
  ['that a sign-in has aborted', signOutRequested, failing({ kind: 'aborted' })],
  ['everywhere that the end of the visit has aborted', signOutEverywhereRequested, failing({ kind: 'aborted' })],
  ['that fails for a reason of the page’s own', signOutRequested, ownError],
  ['everywhere that fails for a reason of the page’s own', signOutEverywhereRequested, ownError],
])('a sign-out %s ends, and the person stays signed in', async (_, requested, signOut) => {
  const scope = await signedInPage({ signOut })
  await allSettled(requested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'none' })
  expect(scope.getState($user)?.id).toBe('robin')
  expect(localStorage.getItem(pendingKey)).toBeNull()
})

test('a sign-out before it is known who is signed in is made too', async () => {
  const signOut = vi.fn(async () => ({}))
  const scope = setUp({ signOut })
  await allSettled(signOutRequested, { scope })
  expect(signOut).toHaveBeenCalledOnce()
  expect(scope.getState($sessionState)).toBe('signed-out')
})

test('after a sign-out that the server rejects the person is signed in, and sees that until they choose', async () => {
  const scope = await signedInPage({ signOut: answering(500) })
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'failed', isEverywhere: false })
  expect(scope.getState($user)?.id).toBe('robin')
  await allSettled(signOutCancelled, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'none' })
})

test.each([
  ['that the server rejects', signOutRequested, answering(503), false],
  ['everywhere without a network', signOutEverywhereRequested, offline, true],
])('after a sign-out %s the person can sign out on this device', async (_, requested, signOut, isEverywhere) => {
  const deliver = vi.fn(offline)
  const scope = await signedInPage({ signOut, deliver })
  await allSettled(requested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'failed', isEverywhere })
  expect(scope.getState($user)?.id).toBe('robin')
  await happens(signOutHereRequested, scope)
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(deliver).toHaveBeenCalledWith('robin')
  expect(localStorage.getItem(pendingKey)).toBe('robin')
})

test('without a network the person is signed out at once, and the server learns of it when the network is back', async () => {
  const deliver = vi.fn<(personId: string) => unknown>(offline)
  const scope = await signedInPage({ signOut: offline, deliver })
  const steps = stepsOf(scope)
  await happens(signOutRequested, scope)
  expect(steps, 'it does not say that it has failed').toEqual(['sending', 'none'])
  expect(scope.getState($user)).toBeNull()
  expect(localStorage.getItem(pendingKey)).toBe('robin')
  deliver.mockImplementation(async () => ({}))
  dispatchEvent(new Event('online'))
  await eventsRun()
  expect(deliver).toHaveBeenLastCalledWith('robin')
  expect(localStorage.getItem(pendingKey)).toBeNull()
  expect(scope.getState($pendingSignOut)).toBeNull()
})

test('a pending sign-out is retried until it is delivered', async () => {
  let endPause = () => {}
  const pause = vi.fn((_failures: number) => new Promise<void>((resolve) => (endPause = resolve)))
  const deliver = vi.fn<(personId: string) => unknown>(answering(503))
  const scope = await signedInPage({ signOut: offline, deliver, pause })
  void allSettled(signOutRequested, { scope })
  for (const attempts of [1, 2, 3]) {
    await eventsRun()
    expect(deliver).toHaveBeenCalledTimes(attempts)
    expect(pause).toHaveBeenLastCalledWith(attempts)
    endPause()
  }
  deliver.mockImplementation(async () => ({}))
  await eventsRun()
  endPause()
  await eventsRun()
  expect(localStorage.getItem(pendingKey)).toBeNull()
})

test('a pending sign-out of a session that is over already is delivered', async () => {
  const pause = vi.fn(never)
  const scope = await signedInPage({ signOut: offline, deliver: answering(401), pause })
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($pendingSignOut)).toBeNull()
  expect(localStorage.getItem(pendingKey)).toBeNull()
  expect(pause).not.toHaveBeenCalled()
})

test('a delivery that fails after a new sign-in is not tried again', async () => {
  let fail = () => {}
  const deliver = vi.fn(() => new Promise((_, reject) => (fail = () => reject(new CallError({ kind: 'aborted' })))))
  const pause = vi.fn(never)
  const scope = await signedInPage({ signOut: offline, deliver, pause })
  await happens(signOutRequested, scope)
  void allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })
  fail()
  await eventsRun()
  expect(pause).not.toHaveBeenCalled()
  expect(deliver).toHaveBeenCalledOnce()
  expect(scope.getState($user)?.id).toBe('kim')
})

test('with a pending sign-out the next start makes no session check and delivers the sign-out', async () => {
  localStorage.setItem(pendingKey, 'robin')
  const check = vi.fn(async () => aUser())
  const deliver = vi.fn(offline)
  const scope = setUp({ check, deliver })
  await happens(sessionCheckStarted, scope)
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(check).not.toHaveBeenCalled()
  expect(deliver).toHaveBeenCalledWith('robin')
})

test('a sign-in drops the pending sign-out, and the person stays signed in', async () => {
  localStorage.setItem(pendingKey, 'robin')
  const scope = setUp({ deliver: offline })
  await happens(sessionCheckStarted, scope)
  void allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })
  await eventsRun()
  expect(localStorage.getItem(pendingKey)).toBeNull()
  dispatchEvent(new Event('online'))
  await eventsRun()
  expect(scope.getState($user)?.id).toBe('kim')
})

test.each([
  ['a sign-out', signOutRequested, false],
  ['signing out everywhere', signOutEverywhereRequested, true],
])('on a shared computer with something unsent, %s needs a confirmation', async (_, requested, isEverywhere) => {
  const signOut = vi.fn<(isEverywhere: boolean) => unknown>(async () => ({}))
  const scope = await signedInPage({ signOut, unsent: () => 2 }, { isSharedComputer: true })
  await allSettled(requested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'unsent', count: 2, isKept: true })
  await allSettled(signOutCancelled, { scope })
  expect(scope.getState($user)?.id).toBe('robin')
  expect(signOut).not.toHaveBeenCalled()
  expect(deletePersonData).not.toHaveBeenCalled()
  await allSettled(requested, { scope })
  await allSettled(signOutConfirmed, { scope })
  expect(signOut).toHaveBeenCalledExactlyOnceWith(isEverywhere)
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(deletePersonData).toHaveBeenCalledExactlyOnceWith('robin')
})

test('a draft in this page alone needs a confirmation on any computer', async () => {
  const signOut = vi.fn(async () => undefined)
  const scope = await signedInPage({ signOut })
  setUnstored('notes', 1)
  onTestFinished(() => setUnstored('notes', 0))
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'unsent', count: 1, isKept: false })
  expect(signOut).not.toHaveBeenCalled()
  await allSettled(signOutConfirmed, { scope })
  expect(scope.getState($sessionState)).toBe('signed-out')
})

test('a device that cannot say what is unsent needs a confirmation too', async () => {
  const unsent = () => Promise.reject(new Error('no chunk'))
  const scope = await signedInPage({ unsent }, { isSharedComputer: true })
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($signOutProgress)).toEqual({ step: 'unsent', count: null, isKept: true })
})

test('a person whose account was deleted is signed out without asking the server, and nothing of theirs stays on the device', async () => {
  const scope = await signedInPage({ signOut: () => expect.fail('the server has ended the session') })
  await allSettled(accountDeleted, { scope, params: { personId: 'robin', eraseAt: '2026-12-04T12:00:00Z' } })
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(scope.getState($pendingSignOut)).toBeNull()
  expect(deletePersonData.mock.calls).toEqual([['robin']])
  expect(scope.getState($eraseAt)).toBe('2026-12-04T12:00:00Z')
  await allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })
  expect(scope.getState($eraseAt)).toBeNull()
})

// docs/product/ways-in.md#institution-sign-out

/** The addresses to which the browser is to go, from now on. */
function leavesOf(scope: Scope) {
  const addresses: string[] = []
  createWatch({ unit: providerSignOutWanted, scope, fn: (address) => void addresses.push(address) })
  return addresses
}

const atProvider = async () => ({ providerUrl: 'https://login.uni.test/end' })

test.each([signOutRequested, signOutEverywhereRequested])(
  'the institution signs the person out, once they are out here',
  async (requested) => {
    const scope = await signedInPage({ signOut: atProvider })
    const leave = vi.fn((address: string) => `${address} when ${scope.getState($sessionState)}`)
    createWatch({ unit: providerSignOutWanted, scope, fn: leave })
    await allSettled(requested, { scope })
    expect(leave).toHaveReturnedWith('https://login.uni.test/end when signed-out')
    expect(leave).toHaveBeenCalledOnce()
  },
)

test('the browser leaves a shared computer’s page when the person’s data is deleted, and not before', async () => {
  const scope = await signedInPage({ signOut: atProvider }, { isSharedComputer: true })
  let deleted = () => {}
  deletePersonData.mockImplementationOnce(() => new Promise<void>((resolve) => (deleted = resolve)))
  const leaves = leavesOf(scope)
  await happens(signOutRequested, scope)
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(leaves).toEqual([])
  deleted()
  await eventsRun()
  expect(leaves).toEqual(['https://login.uni.test/end'])
})

test('a failure to delete the data does not keep the person signed in at their institution', async () => {
  const scope = await signedInPage({ signOut: atProvider }, { isSharedComputer: true })
  deletePersonData.mockRejectedValueOnce(new Error('no disk'))
  const leaves = leavesOf(scope)
  await allSettled(signOutRequested, { scope })
  expect(leaves).toHaveLength(1)
})

test('a sign-out that is delivered later leads nowhere', async () => {
  const scope = await signedInPage({ signOut: offline, deliver: atProvider })
  const leaves = leavesOf(scope)
  await allSettled(signOutRequested, { scope })
  expect(scope.getState($pendingSignOut)).toBeNull()
  expect(leaves).toEqual([])
})

test('the next sign-out in this page, of someone without an institution, leads nowhere', async () => {
  const signOut = vi.fn<(isEverywhere: boolean) => unknown>(atProvider)
  const scope = await signedInPage({ signOut })
  const leaves = leavesOf(scope)
  await allSettled(signOutRequested, { scope })
  await allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })
  signOut.mockImplementation(async () => ({}))
  await allSettled(signOutRequested, { scope })
  expect(leaves).toHaveLength(1)
})
