import { edition } from '@stepwise/shared/edition'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, type Effect, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { linkFx } from '../../pages/institution/institution-link.model.ts'
import { activateLicenceFx } from '../../pages/licence/licence.model.ts'
import SignInPage from '../../pages/sign-in/SignInPage.tsx'
import { signInFx } from '../../pages/sign-in/sign-in.model.ts'
import { openLinkFx } from '../../pages/sign-in-link/open-link.model.ts'
import { signInWithPasskeyFx } from '../passkeys/passkeys.model.ts'
import { signInAgainFx } from '../sign-in-again/sign-in-again.model.ts'

// docs/product/accounts.md#cookies-blocked

const message = `Your browser blocks cookies, and ${edition.productTitle} needs one to keep you signed in. Allow cookies for this site in your browser’s settings, then load this page again.`
const sent = vi.fn()

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
})

test('where cookies are blocked each page before signing in says so, and the form says it again, at once', async () => {
  renderPart(<SignInPage />)
  expect(screen.getByRole('alert').textContent).toBe(message)
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'robin@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'Study-well-2')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getAllByRole('alert').at(-1)?.textContent).toContain(message)
  // What the page asks about the address is no sign-in.
  expect(sent.mock.calls.filter(([address]) => String(address).includes('sign_in'))).toEqual([])
})

test('with cookies nothing is said', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(true)
  renderPart(<SignInPage />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each<[string, Effect<never, unknown>]>([
  ['a password', signInFx],
  ['a password over the page', signInAgainFx],
  ['a passkey', signInWithPasskeyFx],
  ['a link from a mail', openLinkFx],
  ['a licence key', activateLicenceFx],
  ['an institution', linkFx as Effect<never, unknown>],
])('where cookies are blocked %s is not sent', async (_, effect) => {
  const answer = await allSettled(effect, { scope: fork(), params: {} as never })
  expect(answer).toMatchObject({ status: 'fail', value: { message } })
  expect(sent).not.toHaveBeenCalled()
})
