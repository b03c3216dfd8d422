import {
  $pendingSignOut,
  $sessionState,
  sessionExpired,
  signedIn,
  signedOut,
  signOutDelivered,
  signOutEverywhereRequested,
  signOutRequested,
} from '@stepwise/shared/session'
import {
  aUser,
  forbidStorage,
  recordAnnouncements,
  recordCalls,
  renderPart,
  signedInScope,
  skipPauses,
  textsOf,
} from '@stepwise/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { useUnit } from 'effector-react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SignOutDialog } from './SignOutDialog.tsx'

// docs/product/accounts.md#sign-out-refused, #sign-out-everywhere and #shared-computer-forgets,
// docs/product/shell-and-search.md#sign-out-dialog

let requests: string[]
const answering = (status: number) => async () => Response.json({}, { status })
const accepts = answering(200)
const refuses = answering(500)
const isAway = () => Promise.reject(new TypeError('Failed to fetch'))
const isSilent = () => new Promise<Response>(() => {})
let server: () => Promise<Response>

beforeEach(() => {
  server = refuses
  requests = recordCalls(() => server())
})

function Page() {
  const [signOut, everywhere] = useUnit([signOutRequested, signOutEverywhereRequested])
  return (
    <>
      <input type="button" value="Sign out" onClick={() => signOut()} />
      <input type="button" value="Sign out everywhere" onClick={() => everywhere()} />
      <SignOutDialog />
    </>
  )
}

/** A page on which Robin is signed in; `changes` to their user. */
async function openPage(changes = {}) {
  const scope = await signedInScope(aUser({ id: 'robin', ...changes }))
  const said = recordAnnouncements(scope)
  renderPart(<Page />, { scope })
  return { scope, said }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialogNow = () => screen.queryByRole('alertdialog')
const dialogNamed = (name: string) => screen.findByRole('alertdialog', { name })
const buttonsOf = (dialog: HTMLElement) => textsOf('button', dialog)
const closed = () => waitFor(() => expect(dialogNow()).toBeNull())
/** Robin has wanted to sign out, and this dialog is there: the sign-out was refused, by default. */
async function openRefused(name = 'You are still signed in', changes = {}) {
  const page = await openPage(changes)
  await press('Sign out')
  return { ...page, dialog: await dialogNamed(name) }
}
const words = (dialog: HTMLElement) => within(dialog).getByRole('status').textContent
const focusedButton = () => document.activeElement?.closest('button')?.textContent
/** The dialog has the focus first, and its first button a moment later. */
const atButton = (name: string) => waitFor(() => expect(focusedButton()).toBe(name))
/** Whether anything has used the key. */
const isEscapeUsed = () => !fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

const here =
  'Try again. Or sign out on this device now: your work is hidden at once, and your session here ends as soon as possible.'

test('a sign-out that the server refuses says so, in a modal dialog with its first button in focus', async () => {
  skipPauses()
  const { scope, said, dialog } = await openRefused()
  const text = `You could not be signed out, because something went wrong on our side. ${here}`
  expect(within(dialog).getByRole('heading', { level: 2, name: 'You are still signed in' })).toBeTruthy()
  expect(words(dialog)).toBe(text)
  expect(screen.getByRole('alertdialog', { description: text })).toBe(dialog)
  expect(buttonsOf(dialog)).toEqual(['Try again', 'Sign out on this device now', 'Stay signed in'])
  await atButton('Try again')
  expect(scope.getState($sessionState)).toBe('signed-in')
  expect(said).toEqual([])
})

// docs/product/accessibility.md#inert, #other-software
test('what is behind the dialog is inert, and the toolbar of a reading helper is not', async () => {
  skipPauses()
  const toolbar = document.body.appendChild(document.createElement('helper-toolbar'))
  onTestFinished(() => toolbar.remove())
  const { dialog } = await openRefused()
  const page = screen.getByDisplayValue('Sign out')
  const isInert = (element: Element) => element.closest('[inert]') !== null
  await waitFor(() => expect([page, dialog, toolbar].map(isInert)).toEqual([true, false, false]))
  await press('Stay signed in')
  await closed()
  expect(isInert(page)).toBe(false)
})

test('Tab stays in the dialog', async () => {
  skipPauses()
  await openRefused()
  await atButton('Try again')
  await userEvent.tab({ shift: true })
  expect(focusedButton()).toBe('Stay signed in')
  await userEvent.tab()
  expect(focusedButton()).toBe('Try again')
})

test.each([
  ['refuses', refuses],
  ['cannot be reached for', isAway],
])('a sign-out everywhere that the server %s says that it was not everywhere', async (_, answer) => {
  server = answer
  await openPage()
  await press('Sign out everywhere')
  const dialog = await dialogNamed('You are still signed in')
  const text = `You could not be signed out everywhere, because we could not reach the server or something went wrong there. ${here}`
  expect(words(dialog)).toBe(text)
  expect(requests).toEqual(['DELETE /api/users/sessions'])
})

test.each([
  ['Stay signed in', () => press('Stay signed in')],
  ['Escape', async () => expect(isEscapeUsed()).toBe(true)],
])('%s closes the dialog, says so, and returns the focus', async (_, close) => {
  const { scope, said } = await openRefused()
  await close()
  await closed()
  expect(said).toEqual(['You are still signed in.'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign out' }))
  expect(scope.getState($sessionState)).toBe('signed-in')
  expect(requests).toHaveLength(1)
})

test('Try again stays in the dialog, at its button, and is sent once however often it is pressed', async () => {
  const { dialog } = await openRefused()
  const button = screen.getByRole('button', { name: 'Try again' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
  let refuse = () => {}
  server = () => new Promise((resolve) => (refuse = () => resolve(new Response('{}', { status: 500 }))))
  await press('Try again')
  expect(await dialogNamed('Signing out…')).toBe(dialog)
  expect(words(dialog)).toBe('This is taking longer than usual.')
  expect(buttonsOf(dialog)).toEqual(['Signing out…'])
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')

  await press('Signing out…')
  expect(requests).toHaveLength(2)
  refuse()
  await dialogNamed('You are still signed in')
  expect(buttonsOf(dialog)).toEqual(['Try again', 'Sign out on this device now', 'Stay signed in'])
  expect(document.activeElement).toBe(button)
})

test('Escape does not close a sign-out that is under way, nor anything below it', async () => {
  const { said } = await openRefused()
  server = isSilent
  await press('Try again')
  const dialog = await dialogNamed('Signing out…')
  expect(isEscapeUsed()).toBe(true)
  expect(dialogNow()).toBe(dialog)
  expect(said).toEqual([])
})

test('Try again that the server accepts signs the person out', async () => {
  const { scope, said } = await openRefused()
  server = accepts
  await press('Try again')
  await closed()
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(said).toEqual([])
})

test('Sign out on this device now hides what is here, and reaches the server as soon as it can', async () => {
  const { scope } = await openRefused()
  server = isSilent
  await press('Sign out on this device now')
  await closed()
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(scope.getState($pendingSignOut)).toBe('robin')
  // It is not tried again in a later test.
  void allSettled(signOutDelivered, { scope })
})

const afterwards =
  'Signing out deletes unsaved work from this computer. If you wait, it will be saved as soon as possible.'
const keepDraft = (step: number) => localStorage.setItem(`stepwise.note-drafts@2.robin.step-${step}`, '"Plan"')
test.each([
  ['one thing', () => keepDraft(1), `1 item is not saved yet. ${afterwards}`],
  ['two things', () => [1, 2].map(keepDraft), `2 items are not saved yet. ${afterwards}`],
  ['what cannot be counted', () => forbidStorage('getItem'), `Some of your work may not be saved yet. ${afterwards}`],
])('with %s unsent on a shared computer the person is asked first', async (_, happens, text) => {
  const { said } = await openPage({ isSharedComputer: true })
  happens()
  await press('Sign out')
  const dialog = await dialogNamed('Sign out of this shared computer?')
  expect(words(dialog)).toBe(text)
  expect(buttonsOf(dialog)).toEqual(['Wait', 'Sign out anyway'])
  expect(document.activeElement).toBe(dialog)
  expect(requests).toEqual([])

  await press('Wait')
  await closed()
  expect(said).toEqual(['You are still signed in.'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign out' }))
  expect(requests).toEqual([])
})

test('Sign out anyway sends the sign-out in the same dialog, and keeps the focus', async () => {
  keepDraft(1)
  server = isSilent
  const { dialog } = await openRefused('Sign out of this shared computer?', { isSharedComputer: true })
  const button = screen.getByRole('button', { name: 'Sign out anyway' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await press('Sign out anyway')
  expect(await dialogNamed('Signing out…')).toBe(dialog)
  expect(document.activeElement).toBe(button)
  expect(requests).toEqual(['DELETE /api/auth/sign_out'])
})

test.each([
  ['the session ends', (scope: Scope) => allSettled(signedOut, { scope })],
  ['another person signs in', (scope: Scope) => allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })],
])('when %s meanwhile the dialog is gone', async (_, happens) => {
  const { scope } = await openRefused()
  await act(async () => void happens(scope))
  expect(dialogNow()).toBeNull()
})

// The clock is turned by hand from here on.

const afterSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
async function openPageWithClock() {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const page = await openPage()
  const pressAt = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await afterSeconds(0)
  }
  return { ...page, pressAt }
}

test('a sign-out that takes longer than 0.8 seconds says so', async () => {
  server = isSilent
  const { pressAt } = await openPageWithClock()
  await pressAt('Sign out')
  await afterSeconds(0.7)
  expect(dialogNow()).toBeNull()
  await afterSeconds(0.1)
  const dialog = screen.getByRole('alertdialog', {
    name: 'Signing out…',
    description: 'This is taking longer than usual.',
  })
  expect(buttonsOf(dialog)).toEqual(['Signing out…'])
  expect(document.activeElement).toBe(dialog)
})

test('a sign-out that is over within 0.8 seconds opens nothing, nor later', async () => {
  server = accepts
  const { pressAt, scope } = await openPageWithClock()
  await pressAt('Sign out')
  expect(scope.getState($sessionState)).toBe('signed-out')
  await afterSeconds(1)
  expect(dialogNow()).toBeNull()
})

test('the form for signing in again does not lie behind this dialog', async () => {
  server = isSilent
  const { pressAt, scope } = await openPageWithClock()
  await pressAt('Sign out everywhere')
  await afterSeconds(1)
  expect(dialogNow()).toBeTruthy()
  await act(async () => void allSettled(sessionExpired, { scope }))
  expect(dialogNow()).toBeNull()
})

test('a person who stays signed in is not bothered again about a slow sign-out; a second one has 0.8 seconds of its own', async () => {
  const { pressAt } = await openPageWithClock()
  await pressAt('Sign out')
  await afterSeconds(0.7)
  await pressAt('Stay signed in')
  await afterSeconds(0.3)
  expect(dialogNow()).toBeNull()
  server = isSilent
  await pressAt('Sign out')
  await afterSeconds(0.7)
  expect(dialogNow()).toBeNull()
  await afterSeconds(0.1)
  expect(screen.getByRole('alertdialog', { name: 'Signing out…' })).toBeTruthy()
})

test('a sign-out from any computer asks first about drafts that the device does not keep', async () => {
  const page = globalThis as { stepwiseUnkept?: Map<string, number> }
  page.stepwiseUnkept = new Map([['notes-outbox', 1]])
  const { dialog } = await openRefused('Sign out and lose unsaved work?')
  const text =
    '1 item is not saved yet. This device cannot store unsaved work, so signing out deletes it. If you wait, it will be saved as soon as possible.'
  expect(words(dialog)).toBe(text)
  expect(buttonsOf(dialog)).toEqual(['Wait', 'Sign out anyway'])
  expect(requests).toEqual([])
  await press('Wait')
  await closed()
  delete page.stepwiseUnkept
})
