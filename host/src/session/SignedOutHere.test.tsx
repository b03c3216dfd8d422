import { $pendingSignOut, sessionCheckStarted, signedIn, signedOut, signOutRequested } from '@stepwise/shared/session'
import { aUser, recordAnnouncements, renderPart, signedInScope } from '@stepwise/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { useUnit } from 'effector-react'
import { beforeEach, expect, test } from 'vitest'
import { SignedOutHere } from './SignedOutHere.tsx'
import { $hasSignedOut, $isSignOutPending } from './sign-out.model.ts'
import { afterSeconds, beforeEachVisit, stubServer } from './testing/stub-server.ts'

// docs/product/accounts.md#sign-out-offline

const heading = 'You are signed out on this device'
const { requests } = stubServer
const accepts = async () => Response.json({})

beforeEachVisit()
beforeEach(() => {
  document.title = 'Stepwise'
})

function Landing() {
  return useUnit($isSignOutPending) ? <SignedOutHere /> : <p>The landing page</p>
}

/** The landing page behind a person who is signed in. */
async function openPage(given?: Scope) {
  const scope = given ?? (await signedInScope(aUser({ id: 'robin' })))
  const said = recordAnnouncements(scope)
  renderPart(<Landing />, { scope })
  const happens = async (event: typeof signOutRequested) => {
    void allSettled(event, { scope })
    await afterSeconds(0)
  }
  return { scope, said, happens, has: () => scope.getState($hasSignedOut) }
}

async function openSignedOut() {
  const page = await openPage()
  await page.happens(signOutRequested)
  return page
}

test('after a sign-out without a network the page says what follows, in heading, title and announcement', async () => {
  const { said, scope } = await openSignedOut()
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(document.title).toBe(`${heading} - Stepwise`)
  const words =
    'Stepwise could not be reached. Your session will end as soon as Stepwise can be reached: now, or when it is next opened in this browser. Until then, no one can use your account on this device.'
  expect(screen.getByText(words)).toBeTruthy()
  expect(said).toEqual(['You are signed out on this device.'])
  expect(scope.getState($pendingSignOut)).toBe('robin')
})

test('once the server knows, the page and an announcement say that the session has ended', async () => {
  const { said } = await openSignedOut()
  stubServer.respond = accepts
  await afterSeconds(2)
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(screen.getByText('Stepwise is back, and your session has ended.')).toBeTruthy()
  expect(said).toEqual(['You are signed out on this device.', 'Your session has ended.'])
})

test('Go to the start page leads on; the title is back, and what follows is not announced', async () => {
  const { said, has } = await openSignedOut()
  fireEvent.click(screen.getByRole('button', { name: 'Go to the start page' }))
  expect(screen.getByText('The landing page')).toBeTruthy()
  expect(document.title).toBe('Stepwise')
  stubServer.respond = accepts
  await afterSeconds(2)
  expect(requests).toHaveLength(3)
  expect(said).toEqual(['You are signed out on this device.'])
  expect(has()).toBe(true)
})

test('a title that was set meanwhile stays when the page goes', async () => {
  await openSignedOut()
  document.title = 'Resources - Stepwise'
  fireEvent.click(screen.getByRole('button', { name: 'Go to the start page' }))
  expect(document.title).toBe('Resources - Stepwise')
})

test('a sign-out that the server accepts needs no such page, and counts as chosen', async () => {
  stubServer.respond = accepts
  const { said, happens, has } = await openPage()
  expect(has()).toBe(false)
  await happens(signOutRequested)
  expect(has()).toBe(true)
  expect(screen.getByText('The landing page')).toBeTruthy()
  expect(said).toEqual([])
})

test('a session that is simply over does not count as a chosen sign-out', async () => {
  const { happens, has } = await openPage()
  await happens(signedOut)
  expect(has()).toBe(false)
  expect(screen.getByText('The landing page')).toBeTruthy()
})

test('signing in again is not a sign-out, and nothing is said of one', async () => {
  const { scope, has } = await openSignedOut()
  await act(async () => void allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) }))
  expect(has()).toBe(false)
  expect(screen.getByText('The landing page')).toBeTruthy()
})

test('a sign-out of an earlier visit that reaches the server now is not announced', async () => {
  localStorage.setItem('stepwise.sign-out-owed', 'robin')
  stubServer.respond = accepts
  const { said, happens } = await openPage(fork())
  await happens(sessionCheckStarted)
  expect(requests).toEqual(['DELETE /api/auth/sign_out'])
  expect(localStorage.getItem('stepwise.sign-out-owed')).toBeNull()
  expect(said).toEqual([])
  expect(screen.getByText('The landing page')).toBeTruthy()
})
