import { aUser } from '@stepwise/shared/testing'
import { expect, test, vi } from 'vitest'

// docs/product/accounts.md#other-tabs. The page has no scope, so each test has a page of its own: modules that no one has used before.

/** A page on which this person is signed in. */
async function openPage(personId: string | null) {
  vi.resetModules()
  const session = await import('@stepwise/shared/session')
  const { followOtherTabs } = await import('./other-tabs.ts')
  const reload = vi.fn()
  followOtherTabs(reload)
  if (personId) session.signedIn(aUser({ id: personId }))
  return { ...session, reload }
}

/** What a browser sends to a page when another tab has changed local storage. */
function storedByOtherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

const shownAgain = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

const person = 'stepwise.person'
test.each([
  ['the page reloads when another tab signs in as someone else', 'robin', null, person, 'kim', 1],
  ['the page reloads when another tab signs out', 'robin', null, person, null, 1],
  ['a pending sign-out of someone else reloads the page', 'robin', 'kim', person, null, 1],
  ['someone else signs in while a sign-out of this person is pending: reload', 'robin', 'robin', person, 'kim', 1],
  ['the page stays when another tab signs in as the same person', 'robin', null, person, 'robin', 0],
  ['the page stays when another tab stores something else', 'robin', null, 'preferred-theme', 'dark', 0],
  ['a visitor’s page stays when another tab signs in', null, null, person, 'kim', 0],
])('%s', async (_, who, pending, key, value, times) => {
  const { personKey, $personId, reload } = await openPage(who)
  expect(personKey).toBe(person)
  if (pending) localStorage.setItem('stepwise.sign-out-owed', pending)
  storedByOtherTab(key, value)
  expect(reload).toHaveBeenCalledTimes(times)
  expect($personId.getState()).toBe(who)
})

test('after a sign-out without a network the page signs out in place', async () => {
  const { personKey, $personId, $pendingSignOut, reload } = await openPage('robin')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  localStorage.setItem('stepwise.sign-out-owed', 'robin')
  storedByOtherTab(personKey, null)
  expect(reload).not.toHaveBeenCalled()
  expect($personId.getState()).toBeNull()
  expect($pendingSignOut.getState()).toBe('robin')
})

test('two tabs of one browser: a sign-in as someone else in the second reloads the first', async () => {
  const first = await openPage('robin')
  const second = await openPage(null)
  second.signedIn(aUser({ id: 'kim' }))
  const { personKey } = second
  expect(localStorage.getItem(personKey)).toBe('kim')
  dispatchEvent(new StorageEvent('storage', { key: personKey, newValue: localStorage.getItem(personKey) }))
  expect(first.reload).toHaveBeenCalledOnce()
  expect(second.reload).not.toHaveBeenCalled()
})

test('the page reloads when someone else signs in over it', async () => {
  const { signedIn, reload } = await openPage('robin')
  signedIn(aUser({ id: 'robin' }))
  expect(reload).not.toHaveBeenCalled()
  signedIn(aUser({ id: 'kim' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('the page stays when one person signs out and another one signs in', async () => {
  const { signedIn, signedOut, reload } = await openPage('robin')
  signedOut()
  signedIn(aUser({ id: 'kim' }))
  expect(reload).not.toHaveBeenCalled()
})

test('a page that Back brings out of the browser’s cache follows what it has missed, and else stays', async () => {
  const { personKey, reload } = await openPage('robin')
  shownAgain(true)
  localStorage.setItem(personKey, 'kim')
  shownAgain(false)
  expect(reload).not.toHaveBeenCalled()
  shownAgain(true)
  expect(reload).toHaveBeenCalledOnce()
})

// docs/decisions/071-session-end-notice.md
test('the page that is reloaded after a sign-out in another tab says so, once', async () => {
  const { personKey } = await openPage('robin')
  storedByOtherTab(personKey, null)
  await openPage(null)
  const { $sessionEnd } = await import('../session/sign-out.model.ts')
  expect($sessionEnd.getState()).toMatch(/^You have been signed out\./)
  await openPage(null)
  expect((await import('../session/sign-out.model.ts')).$sessionEnd.getState()).toBeNull()
})
