import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Badge } from '../contracts/index.ts'
import { aUser } from '../testing/builders.ts'
import {
  $badges,
  $isOnboarded,
  $isSessionExpired,
  $personFacts,
  $personId,
  $session,
  $sessionState,
  $user,
  badgesReceived,
  sessionCheckFailed,
  sessionConfirmed,
  sessionExpired,
  signedIn,
  signedOut,
  userChanged,
} from './session.ts'

const robin = aUser({ id: 'robin' })
const marks = (scope: Scope) => {
  const { visit, session } = scope.getState($session)
  return { visit, session }
}
const signIn = async (params = robin, scope = fork()) => {
  await allSettled(signedIn, { scope, params })
  return scope
}
const personIn = (scope: Scope) => [$sessionState, $user, $personId].map((store) => scope.getState<unknown>(store))

test('the signed-in person is unknown until the server has answered', () => {
  expect(personIn(fork())).toEqual(['pending', null, null])
})

test('the signed-in person is known after a sign-in, and gone after a sign-out', async () => {
  const scope = await signIn()
  expect(personIn(scope)).toEqual(['signed-in', robin, 'robin'])
  await allSettled(signedOut, { scope })
  expect(personIn(scope)).toEqual(['signed-out', null, null])
})

test('the signed-in person takes over what the server has changed, and keeps the rest', async () => {
  const scope = await signIn()
  await allSettled(userChanged, { scope, params: { firstName: 'Robyn' } })
  expect(scope.getState($user)).toEqual({ ...robin, firstName: 'Robyn' })
})

test('the signed-in person has the badges that a call answered with last', async () => {
  const scope = fork()
  expect(scope.getState($badges)).toEqual([])
  await signIn(robin, scope)
  const badge = { code: 'NEWBIE' } as Badge
  await allSettled(badgesReceived, { scope, params: [badge] })
  expect(scope.getState($badges)).toEqual([badge])
  expect(scope.getState($user)).toEqual({ ...robin, badges: [badge] })
})

test('the signed-in person does not come into being by a change that arrives after the sign-out', async () => {
  const scope = fork()
  await allSettled(userChanged, { scope, params: { firstName: 'Robyn' } })
  expect(scope.getState($user)).toBeNull()
})

test.each([
  ['software and questions', {}, true],
  ['no software', { softwareSelected: false }, false],
  ['no answers to the questions', { userInfo: null }, false],
])('a person with %s: are they onboarded?', async (_, changes, isOnboarded) => {
  const scope = await signIn(aUser(changes))
  expect(scope.getState($isOnboarded)).toBe(isOnboarded)
  expect(scope.getState($personFacts)).toEqual({ isOnboarded, hasWellbeings: false, role: 'student' })
})

test.each(['content_manager', 'qa'] as const)('a %s has no course to be asked about', async (role) => {
  const scope = await signIn(aUser({ role, softwareSelected: false, userInfo: null }))
  expect(scope.getState($isOnboarded)).toBe(true)
})

test('the stores of guards and menus follow role and wellbeings, and are those of no one for a visitor', async () => {
  const scope = await signIn(aUser({ role: 'qa', wellbeings: ['calm'] }))
  expect(scope.getState($personFacts)).toEqual({ isOnboarded: true, hasWellbeings: true, role: 'qa' })
  await allSettled(signedOut, { scope })
  expect(scope.getState($personFacts)).toEqual({ isOnboarded: false, hasWellbeings: false, role: null })
})

test.each([
  ['a sign-in', (scope: Scope) => signIn(robin, scope)],
  ['a sign-out', (scope: Scope) => allSettled(signedOut, { scope })],
])('an expired session is over with %s', async (_, end) => {
  const scope = await signIn()
  expect(scope.getState($isSessionExpired)).toBe(false)
  await allSettled(sessionExpired, { scope })
  expect(scope.getState($isSessionExpired)).toBe(true)
  await end(scope)
  expect(scope.getState($isSessionExpired)).toBe(false)
})

// docs/product/wire.md#call-belongs-to-visit: which calls a sign-in or a sign-out ends.
const kim = aUser({ id: 'kim' })
const [robinComes, kimComes] = [[signedIn, robin] as const, [signedIn, kim] as const]
// Another object: as each answer of the server is.
const robinAgain = [signedIn, aUser({ id: 'robin' })] as const
const [robinIsFound, kimIsFound] = [[sessionConfirmed, robin] as const, [sessionConfirmed, kim] as const]
test.each([
  ['stays when the check confirms the session that the page came with', [robinIsFound, robinComes], 0, 0],
  ['is a new visit when a visitor signs in', [robinComes], 1, 0],
  ['is a new session of the same visit when the same person signs in again', [robinComes, robinAgain], 1, 1],
  ['is a new visit when another person signs in', [robinComes, kimComes], 2, 0],
  ['is a new visit when another person is found by the session check', [robinComes, kimIsFound, kimComes], 2, 0],
  ['counts a confirmation once: the same user again is a new session', [robinIsFound, robinComes, robinComes], 0, 1],
] as const)('the mark of the session %s', async (_, steps, visit, session) => {
  const scope = fork()
  for (const [event, params] of steps) await allSettled(event, { scope, params })
  expect(marks(scope)).toEqual({ visit, session })
  expect(scope.getState($session).personId).toBe(steps.at(-1)?.[1].id)
})

test('the mark of the session is a new visit after a sign-out, and the same one where no one was signed in', async () => {
  const scope = fork()
  await allSettled(signedOut, { scope })
  expect(marks(scope)).toEqual({ visit: 0, session: 0 })
  await signIn(robin, scope)
  await allSettled(signedOut, { scope })
  expect(marks(scope)).toEqual({ visit: 2, session: 0 })
  await allSettled(signedOut, { scope })
  expect(marks(scope)).toEqual({ visit: 2, session: 0 })
  expect(scope.getState($session).personId).toBeNull()
})

test('the mark of the session is a new session after a failed check', () => {
  const scope = fork()
  scopeBind(sessionCheckFailed, { scope })()
  expect(marks(scope)).toEqual({ visit: 0, session: 1 })
})

test('a preview shows the page as someone else would see it', async () => {
  vi.resetModules()
  vi.doMock('../preview/index.ts', async (load) => ({
    ...(await load<object>()),
    preview: { isDraft: true, theme: 'dark', fontSize: 7, edition: 'study', wellbeings: ['calm'] },
  }))
  onTestFinished(() => vi.doUnmock('../preview/index.ts'))
  const page = await import('./session.ts')
  page.signedIn(robin)
  expect(page.$user.getState()).toEqual({
    ...robin,
    wellbeings: ['calm'],
    accessabilitySetting: { ...robin.accessabilitySetting, fontSize: 7 },
  })
})
