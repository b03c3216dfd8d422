import { expect, test } from 'vitest'
import { decideVisit, type Visitor } from './guard.ts'

const signedOut: Visitor = {
  session: 'signed-out',
  isExpected: false,
  isOnboarded: false,
  role: null,
  hasSignedOut: false,
  hasDeletedAccount: false,
}
const signedIn: Visitor = { ...signedOut, session: 'signed-in', isExpected: true, isOnboarded: true, role: 'student' }
const dashboard = { access: 'signed-in', gate: 'onboarded' } as const
const signIn = { access: 'signed-out', gate: 'onboarded' } as const

test('a public page shows before the session is known', () => {
  expect(decideVisit({ access: 'public', gate: 'onboarded' }, { ...signedOut, session: 'pending' })).toEqual({
    show: 'page',
  })
})

test.each([dashboard, signIn])('other pages wait for the session check when somebody is expected', (route) => {
  expect(decideVisit(route, { ...signedOut, session: 'pending', isExpected: true })).toEqual({ show: 'loader' })
})

test('a page for visitors shows at once when nobody is expected', () => {
  expect(decideVisit(signIn, { ...signedOut, session: 'pending' })).toEqual({ show: 'page' })
  expect(decideVisit(dashboard, { ...signedOut, session: 'pending' })).toEqual({ show: 'loader' })
})

test('while the server cannot be reached, protected pages say so, and to a person who is expected those for visitors too', () => {
  const visitor: Visitor = { ...signedOut, session: 'unreached' }
  const expected: Visitor = { ...visitor, isExpected: true }
  expect(decideVisit(dashboard, visitor)).toEqual({ show: 'unreached' })
  expect(decideVisit(signIn, visitor)).toEqual({ show: 'page' })
  expect(decideVisit(dashboard, expected)).toEqual({ show: 'unreached' })
  expect(decideVisit(signIn, expected)).toEqual({ show: 'unreached' })
})

test('a protected page sends a visitor without a session to sign in', () => {
  expect(decideVisit(dashboard, signedOut)).toEqual({ goTo: '/auth/sign-in' })
})

test('a protected page sends a person who has just signed out to the landing page', () => {
  expect(decideVisit(dashboard, { ...signedOut, hasSignedOut: true })).toEqual({ goTo: '/' })
})

test('a protected page sends a person who has just deleted their account to the page that says so', () => {
  const visitor = { ...signedOut, hasSignedOut: true, hasDeletedAccount: true }
  expect(decideVisit(dashboard, visitor)).toEqual({ goTo: '/auth/account-deleted' })
})

test('a signed-in person is sent home from a page for signed-out visitors', () => {
  expect(decideVisit(signIn, signedIn)).toEqual({ goTo: '/dashboard/learn' })
})

test('a protected page shows to an onboarded person', () => {
  expect(decideVisit(dashboard, signedIn)).toEqual({ show: 'page' })
})

test('a page for visitors waits no longer than the session check, whoever was expected', () => {
  expect(decideVisit(signIn, { ...signedOut, isExpected: true })).toEqual({ show: 'page' })
})

test('a person without software or user info is sent to onboarding', () => {
  expect(decideVisit(dashboard, { ...signedIn, isOnboarded: false })).toEqual({ goTo: '/onboarding' })
})

test('onboarding itself lets them in', () => {
  expect(decideVisit({ access: 'signed-in', gate: 'none' }, { ...signedIn, isOnboarded: false })).toEqual({
    show: 'page',
  })
})

// docs/product/routes-and-guards.md#role-route
test.each(['student', 'qa', null] as const)('for %s the page of another role does not exist', (role) => {
  const desk = { ...dashboard, role: 'content_manager' } as const
  expect(decideVisit(desk, { ...signedIn, role })).toEqual({ show: 'unknown' })
  expect(decideVisit(desk, { ...signedIn, role, isOnboarded: false })).toEqual({ show: 'unknown' })
  expect(decideVisit(desk, { ...signedIn, role: 'content_manager' })).toEqual({ show: 'page' })
})

test('at the page of a role a visitor signs in first, and while nobody knows, it waits', () => {
  const desk = { ...dashboard, role: 'content_manager' } as const
  expect(decideVisit(desk, signedOut)).toEqual({ goTo: '/auth/sign-in' })
  expect(decideVisit(desk, { ...signedOut, session: 'pending' })).toEqual({ show: 'loader' })
})
