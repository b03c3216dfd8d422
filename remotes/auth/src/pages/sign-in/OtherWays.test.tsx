import { Link, useLocation } from '@stepwise/shared/routing'
import { aUser, renderPart } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInWithPasskeyFx } from '../../features/sign-in/passkeys.model.ts'
import SignInPage from './SignInPage.tsx'

beforeEach(() => void vi.stubGlobal('PublicKeyCredential', class {}))
const typed = { email: 'robin@example.test', isSharedComputer: true, from: '/support' }

/** A page that comes back to the sign-in page, that page, and what leaving it takes along. */
function Visit() {
  const { pathname, search, state } = useLocation()
  if (pathname === '/') {
    return (
      <Link to="/auth/sign-in" state={typed}>
        Back
      </Link>
    )
  }
  return pathname === '/auth/sign-in' ? <SignInPage /> : <output>{JSON.stringify({ pathname, search, state })}</output>
}
const open = (scope = fork()) => renderPart(<Visit />, { scope, at: '/auth/sign-in' })
const left = () => JSON.parse(screen.getByRole('status').textContent ?? '')

test('below the form other ways to sign in are offered', () => {
  open()
  expect(screen.getByRole('heading', { level: 2, name: 'Other ways to sign in' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Email me a link' }).getAttribute('href')).toBe('/auth/sign-in-link')
  const institution = screen.getByRole('link', { name: 'Sign in with your institution' })
  expect(institution.getAttribute('href')).toBe('/auth/institution')
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeDefined()
})

test('a browser without passkeys is offered none', () => {
  vi.unstubAllGlobals()
  open()
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})

test.each(['Email me a link', 'Sign in with your institution'])(
  '"%s" takes along the typed address and the choice, and not in the address of the page',
  async (name) => {
    open()
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'robin@example.test')
    await userEvent.click(screen.getByRole('checkbox', { name: 'This is a shared computer' }))
    await userEvent.click(screen.getByRole('link', { name }))
    expect(left()).toMatchObject({ search: '', state: { email: 'robin@example.test', isSharedComputer: true } })
  },
)

test('a passkey counts the computer as shared if the person says so', async () => {
  const answer = vi.fn(async () => aUser())
  open(fork({ handlers: [[signInWithPasskeyFx, answer]] }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'This is a shared computer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  await waitFor(() => expect(answer).toHaveBeenCalledWith({ isSharedComputer: true }))
})

test('the address typed before is there when the person comes back, and goes along again', async () => {
  renderPart(<Visit />)
  await userEvent.click(screen.getByRole('link', { name: 'Back' }))
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveProperty('value', 'robin@example.test')
  expect(screen.getByRole('checkbox', { name: 'This is a shared computer' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('link', { name: 'Email me a link' }))
  expect(left().state).toEqual(typed)
})
