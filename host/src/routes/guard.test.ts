import { expect, test } from 'vitest'
import { decideVisit, type Visitor } from './guard.ts'

const stays = { hasSignedOut: false, hasDeletedAccount: false }
const visitor: Visitor = { session: 'signed-out', isExpected: false, isOnboarded: false, role: null, ...stays }
const person: Visitor = { ...visitor, session: 'signed-in', isExpected: true, isOnboarded: true, role: 'student' }
const newcomer: Visitor = { ...person, isOnboarded: false }
const pending: Visitor = { ...visitor, session: 'pending' }
const unreached: Visitor = { ...visitor, session: 'unreached' }
const expected = (visitor: Visitor): Visitor => ({ ...visitor, isExpected: true })
/** Who was signed in when the server could be reached. */
const lost = expected(unreached)
const left: Visitor = { ...visitor, hasSignedOut: true }
const deleted: Visitor = { ...left, hasDeletedAccount: true }

const dashboard = { access: 'signed-in', gate: 'onboarded' } as const
const signIn = { access: 'signed-out', gate: 'onboarded' } as const
const open = { access: 'public', gate: 'onboarded' } as const
const onboarding = { access: 'signed-in', gate: 'none' } as const
const desk = { ...dashboard, role: 'content_manager' } as const

type Case = [title: string, route: Parameters<typeof decideVisit>[0], visitor: Visitor, shownOrGoneTo: string]
test.each<Case>([
  ['a public page shows before the session is known', open, pending, 'page'],
  ['a protected page waits for the session check when someone is expected', dashboard, expected(pending), 'loader'],
  ['a page for visitors waits for the session check when someone is expected', signIn, expected(pending), 'loader'],
  ['a page for visitors shows at once when no one is expected', signIn, pending, 'page'],
  ['a protected page waits for the session check even when no one is expected', dashboard, pending, 'loader'],
  ['while the server cannot be reached, a protected page says so', dashboard, unreached, 'unreached'],
  ['while the server cannot be reached, a page for visitors shows', signIn, unreached, 'page'],
  ['while the server cannot be reached, a protected page says so to the expected person', dashboard, lost, 'unreached'],
  ['while the server cannot be reached, a page for visitors says so to the expected person', signIn, lost, 'unreached'],
  ['a protected page sends a visitor without a session to sign in', dashboard, visitor, '/auth/sign-in'],
  ['a protected page sends a person who has just signed out to the landing page', dashboard, left, '/'],
  [
    'a protected page sends who has deleted their account to the page that says so',
    dashboard,
    deleted,
    '/auth/account-deleted',
  ],
  ['a signed-in person is sent home from a page for signed-out visitors', signIn, person, '/dashboard/learn'],
  ['a protected page shows to an onboarded person', dashboard, person, 'page'],
  ['a page for visitors waits no longer than the check, whoever was expected', signIn, expected(visitor), 'page'],
  ['a person without software or user info is sent to onboarding', dashboard, newcomer, '/onboarding'],
  ['onboarding itself lets them in', onboarding, newcomer, 'page'],
  // docs/product/routes-and-guards.md#role-route
  ['for a student the page of another role does not exist', desk, person, 'unknown'],
  ['for qa the page of another role does not exist', desk, { ...person, role: 'qa' }, 'unknown'],
  ['for no one known yet the page of a role does not exist', desk, { ...person, role: null }, 'unknown'],
  ['for a newcomer the page of another role does not exist', desk, newcomer, 'unknown'],
  ['for a newcomer of qa the page of another role does not exist', desk, { ...newcomer, role: 'qa' }, 'unknown'],
  ['for a newcomer of no known role the page of a role does not exist', desk, { ...newcomer, role: null }, 'unknown'],
  ['the page of a role shows to a person with that role', desk, { ...person, role: 'content_manager' }, 'page'],
  ['at the page of a role a visitor signs in first', desk, visitor, '/auth/sign-in'],
  ['at the page of a role, while no one knows, it waits', desk, pending, 'loader'],
])('%s', (_, route, visitor, shownOrGoneTo) => {
  const decision = shownOrGoneTo.startsWith('/') ? { goTo: shownOrGoneTo } : { show: shownOrGoneTo }
  expect(decideVisit(route, visitor)).toEqual(decision)
})
