import { expect, test } from 'vitest'
import { judgeVisit, type Visitor } from './guard.ts'

const signedOut: Visitor = { session: 'signed-out', isExpected: false, isOnboarded: false, hasSignedOut: false }
const signedIn: Visitor = { session: 'signed-in', isExpected: true, isOnboarded: true, hasSignedOut: false }
const dashboard = { access: 'signed-in', gate: 'onboarded' } as const
const signIn = { access: 'signed-out', gate: 'onboarded' } as const

test('a public page shows while nobody knows who is there', () => {
  expect(judgeVisit({ access: 'public', gate: 'onboarded' }, { ...signedOut, session: 'pending' })).toEqual({
    show: 'page',
  })
})

test.each([dashboard, signIn])('other pages wait for the session check where somebody is expected', (route) => {
  expect(judgeVisit(route, { ...signedOut, session: 'pending', isExpected: true })).toEqual({ show: 'loader' })
})

test('a page for visitors shows at once where nobody is expected', () => {
  expect(judgeVisit(signIn, { ...signedOut, session: 'pending' })).toEqual({ show: 'page' })
  expect(judgeVisit(dashboard, { ...signedOut, session: 'pending' })).toEqual({ show: 'loader' })
})

test('while the server cannot say who this is, protected pages say so and pages for visitors show', () => {
  const visitor: Visitor = { ...signedOut, session: 'unreached', isExpected: true }
  expect(judgeVisit(dashboard, visitor)).toEqual({ show: 'unreached' })
  expect(judgeVisit(signIn, visitor)).toEqual({ show: 'page' })
})

test('a protected page sends a visitor without a session to sign in', () => {
  expect(judgeVisit(dashboard, signedOut)).toEqual({ goTo: '/auth/sign-in' })
})

test('a protected page sends a person who has just signed out to the landing page', () => {
  expect(judgeVisit(dashboard, { ...signedOut, hasSignedOut: true })).toEqual({ goTo: '/' })
})

test('a signed-in person is sent home from a page for signed-out visitors', () => {
  expect(judgeVisit(signIn, signedIn)).toEqual({ goTo: '/dashboard/learn' })
})

test('a person without software or user info is sent to onboarding', () => {
  expect(judgeVisit(dashboard, { ...signedIn, isOnboarded: false })).toEqual({ goTo: '/onboarding' })
})

test('onboarding itself lets such a person in', () => {
  expect(judgeVisit({ access: 'signed-in', gate: 'none' }, { ...signedIn, isOnboarded: false })).toEqual({
    show: 'page',
  })
})
