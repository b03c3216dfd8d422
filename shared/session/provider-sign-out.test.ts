import { allSettled, createWatch, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../http/index.ts'
import { aUser } from '../testing/builders.ts'
import { $pendingSignOut, deliverSignOutFx } from './pending-sign-out.ts'
import { $sessionState, signedIn } from './session.ts'
import { countUnsentFx, deletePersonDataFx } from './shared-computer.ts'
import { providerSignOutWanted, signOutEverywhereRequested, signOutFx, signOutRequested } from './sign-out.ts'

// docs/product/ways-in.md#institution-sign-out

const offline = () => Promise.reject(new CallError({ kind: 'network' }))
const eventsRun = () => new Promise((resolve) => setTimeout(resolve))
const deletePersonData = vi.fn(async () => {})

beforeEach(() => {
  localStorage.clear()
  deletePersonData.mockClear()
})
afterEach(() => vi.restoreAllMocks())

interface Answers {
  signOut?: (isEverywhere: boolean) => unknown
  deliver?: (personId: string) => unknown
}

/** Robin is signed in; `changes` to their user. */
async function signedInPage({ signOut = () => ({}), deliver = () => ({}) }: Answers, changes = {}) {
  const scope = fork({
    handlers: [
      [signOutFx, signOut],
      [deliverSignOutFx, deliver],
      [countUnsentFx, () => 0],
      [deletePersonDataFx, deletePersonData],
    ],
  })
  await allSettled(signedIn, { scope, params: aUser({ id: 'robin', ...changes }) })
  return scope
}

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
    const states: string[] = []
    createWatch({ unit: providerSignOutWanted, scope, fn: () => void states.push(scope.getState($sessionState)) })
    const leaves = leavesOf(scope)
    await allSettled(requested, { scope })
    expect(leaves).toEqual(['https://login.uni.test/end'])
    expect(states).toEqual(['signed-out'])
  },
)

test('the browser leaves a shared computer’s page when the person’s data is deleted, and not before', async () => {
  const scope = await signedInPage({ signOut: atProvider }, { isSharedComputer: true })
  let deleted = () => {}
  deletePersonData.mockImplementationOnce(() => new Promise<void>((resolve) => (deleted = resolve)))
  const leaves = leavesOf(scope)
  void allSettled(signOutRequested, { scope })
  await eventsRun()
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

test('the next sign-out in this page, of somebody without an institution, leads nowhere', async () => {
  const signOut = vi.fn<(isEverywhere: boolean) => unknown>(atProvider)
  const scope = await signedInPage({ signOut })
  const leaves = leavesOf(scope)
  await allSettled(signOutRequested, { scope })
  await allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })
  signOut.mockImplementation(async () => ({}))
  await allSettled(signOutRequested, { scope })
  expect(leaves).toHaveLength(1)
})
