import { edition } from '@stepwise/shared/edition'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInWithPasskeyFx } from './features/sign-in/passkeys.model.ts'
import { signInAgainFx } from './features/sign-in/sign-in-again.model.ts'
import { linkFx } from './pages/institution/institution-link.model.ts'
import { activateLicenceFx } from './pages/licence/licence.model.ts'
import type { LicenceValues } from './pages/licence/licence-values.ts'
import SignInPage from './pages/sign-in/SignInPage.tsx'
import { signInFx } from './pages/sign-in/sign-in.model.ts'
import { openLinkFx } from './pages/sign-in-link/open-link.model.ts'

// docs/product/accounts.md#cookies-blocked

const message = `Your browser blocks cookies, and ${edition.productTitle} needs one to keep you signed in. Allow cookies for this site in your browser’s settings, then reload this page.`
const sent = vi.fn()

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
})

afterEach(() => void vi.restoreAllMocks())

test('each page before signing in says that cookies are blocked, and the form says it again, at once', async () => {
  renderPart(<SignInPage />)
  expect(screen.getByRole('alert').textContent).toBe(message)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'robin@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Study-well-2')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toContain(message)
  // What the page asks about the address is not a sign-in.
  expect(sent.mock.calls.filter(([address]) => String(address).includes('sign_in'))).toEqual([])
})

test('a browser that says that cookies are enabled and forbids storage has them blocked in its settings', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(true)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  renderPart(<SignInPage />)
  expect(screen.getByRole('alert').textContent).toBe(message)
})

test('with cookies nothing is said', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(true)
  renderPart(<SignInPage />)
  expect(screen.queryByRole('alert')).toBeNull()
})

const values = { email: 'robin@example.test', password: 'Study-well-2', isSharedComputer: false }
const licence = { ...values, licenceKey: 'K', firstName: 'R', surname: 'L', university: 'U', confirmEmail: '' }
test.each<[string, () => Promise<unknown>]>([
  ['a password', () => signInFx(values)],
  ['a password over the page', () => signInAgainFx(values)],
  ['a passkey', () => signInWithPasskeyFx({ isSharedComputer: false })],
  ['a link from an email', () => openLinkFx({ token: 'a', isSharedComputer: false })],
  ['a licence key', () => activateLicenceFx({ ...licence, passwordConfirmation: '' } as LicenceValues)],
  ['an institution', () => linkFx()],
])('blocked cookies: %s is not sent', async (_, send) => {
  await expect(send()).rejects.toThrow(message)
  expect(sent).not.toHaveBeenCalled()
})
