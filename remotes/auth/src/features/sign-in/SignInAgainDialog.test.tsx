import type { User } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { $isSessionExpired, $user, sessionExpired } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { requestLinkFx } from '../mail/mail.model.ts'
import { signInWithPasskeyFx } from './passkeys.model.ts'
import SignInAgainDialog from './SignInAgainDialog.tsx'
import { checkSessionAgainFx, signInAgainFx } from './sign-in-again.model.ts'

type Handlers = Parameters<typeof signedInScope>[1] & object

async function showWith(handlers: Handlers['handlers'] = [], changes: Partial<User> = {}) {
  const scope = await signedInScope(aUser({ email: 'robin@example.test', ...changes }), { handlers })
  await allSettled(sessionExpired, { scope })
  return renderPart(<SignInAgainDialog />, { scope })
}
const show = (answer: (credentials: { email: string; password: string; isSharedComputer: boolean }) => unknown) =>
  showWith([[signInAgainFx, answer]])

/** What the browser tells this tab when another one has signed in. */
const signedInElsewhere = () => dispatchEvent(new StorageEvent('storage', { key: 'stepwise.signed-in', newValue: '1' }))

test('after the same person has signed in, the session is no longer expired', async () => {
  const send = vi.fn(async () => aUser())
  const { scope } = await show(send)
  await userEvent.type(await screen.findByLabelText('Password'), 'right one{Enter}')
  await waitFor(() => expect(scope.getState($isSessionExpired)).toBe(false))
  expect(send).toHaveBeenCalledWith({
    email: 'robin@example.test',
    password: 'right one',
    isSharedComputer: false,
  })
})

test('a wrong password is an error in the dialog, which stays', async () => {
  const failure = { kind: 'http' as const, status: 401, msg: 'That is not right.', errors: {} }
  const { scope } = await show(() => Promise.reject(new CallError(failure)))
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('That is not right.')
  expect(scope.getState($isSessionExpired)).toBe(true)
})

test('someone else can sign the person out', async () => {
  const { scope } = await show(() => aUser())
  await userEvent.click(await screen.findByRole('button', { name: /someone else/ }))
  expect(scope.getState($user)).toBeNull()
})

test('a passkey signs in as well, where the browser has them', async () => {
  const passkey = vi.fn(async () => aUser())
  const { scope, unmount } = await showWith([[signInWithPasskeyFx, passkey]], { isSharedComputer: true })
  await screen.findByLabelText('Password')
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  unmount()
  vi.stubGlobal('PublicKeyCredential', class {})
  renderPart(<SignInAgainDialog />, { scope })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  await waitFor(() => expect(scope.getState($isSessionExpired)).toBe(false))
  expect(passkey).toHaveBeenCalledWith({ isSharedComputer: true })
})

test('a mailed link is offered, and the button keeps the focus', async () => {
  const request = vi.fn(async () => ({}))
  await showWith([[requestLinkFx, request]])
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a link' }))
  expect(
    await screen.findByText(/We have sent an email to robin@example.test. Open the link in this browser/),
  ).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Email me a link' }))
  expect(request).toHaveBeenCalledWith('robin@example.test')
})

test('too many mails are refused beside their button, with the wait', async () => {
  const tooMany = { kind: 'http' as const, status: 429, msg: 'Please wait 3 minutes and try again.', errors: {} }
  const { scope } = await showWith([[requestLinkFx, () => Promise.reject(new CallError(tooMany))]])
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a link' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait 3 minutes and try again.')
  expect(scope.getState($isSessionExpired)).toBe(true)
})

test('once the person has signed in in another tab, the page goes on', async () => {
  const { scope } = await showWith([[checkSessionAgainFx, async () => aUser()]])
  await screen.findByLabelText('Password')
  signedInElsewhere()
  await waitFor(() => expect(scope.getState($isSessionExpired)).toBe(false))
})

test('a tab that is shown again looks whether the person has signed in, and stays as it is if not', async () => {
  const notSignedIn = { kind: 'http' as const, status: 401, msg: 'Please sign in to continue.', errors: {} }
  const check = vi.fn(() => Promise.reject(new CallError(notSignedIn)))
  const { scope } = await showWith([[checkSessionAgainFx, check]])
  await userEvent.type(await screen.findByLabelText('Password'), 'half')
  document.dispatchEvent(new Event('visibilitychange'))
  await allSettled(scope)
  expect(check).toHaveBeenCalledOnce()
  expect(scope.getState($isSessionExpired)).toBe(true)
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'half')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a sign-in that is under way is not ended by a look at the session', async () => {
  const check = vi.fn(async () => aUser())
  await showWith([
    [signInAgainFx, () => new Promise(() => {})],
    [checkSessionAgainFx, check],
  ])
  await userEvent.type(await screen.findByLabelText('Password'), 'right one{Enter}')
  signedInElsewhere()
  expect(check).not.toHaveBeenCalled()
})
