import { CallError } from '@stepwise/shared/http'
import { $sessionState } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { checkLinkFx, setPasswordFx } from './password-reset.model.ts'
import SetPasswordPage from './SetPasswordPage.tsx'

async function open(check: () => unknown = async () => ({})) {
  const change = vi.fn(async () => ({}))
  const scope = await signedInScope(aUser(), {
    handlers: [
      [setPasswordFx, change],
      [checkLinkFx, check],
    ],
  })
  renderPart(<SetPasswordPage />, { scope })
  return { change, scope }
}

const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
const messages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('both passwords are required, have at least 8 characters and are the same', async () => {
  const { change } = await open()
  await submit()
  expect(messages()).toEqual(['Create password: Field required', 'Confirm password: Field required'])
  await fill('Create password', 'short')
  await fill('Confirm password', 'other words')
  await submit()
  expect(messages()).toEqual([
    'Create password: Password must be at least 8 characters.',
    "Confirm password: Your passwords don't match",
  ])
  expect(change).not.toHaveBeenCalled()
})

test('a password that the server refuses is shown at its field; another one ends the session', async () => {
  const msg = 'This password is one character again and again, so it is easily guessed. Please choose another one.'
  const { change, scope } = await open()
  change.mockRejectedValueOnce(new CallError({ kind: 'http', status: 422, msg, errors: { password: [msg] } }))
  await fill('Create password', 'aaaaaaaa')
  await fill('Confirm password', 'aaaaaaaa')
  await submit()
  expect(await screen.findAllByText(msg)).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: `Create password: ${msg}` }))
  expect(document.activeElement).toBe(screen.getByLabelText('Create password'))
  await fill('Create password', 'b')
  await fill('Confirm password', 'b')
  expect(screen.queryByText(msg)).toBeNull()
  await submit()
  await waitFor(() => expect(scope.getState($sessionState)).toBe('signed-out'))
})

test('a link that was used already says so before a password is typed, and leads to a new one', async () => {
  const msg = 'This link has been used already. Please ask for a new one.'
  await open(() =>
    Promise.reject(
      new CallError({ kind: 'http', status: 422, msg: `${msg} <a>`, errors: { reset_password_token: [msg] } }),
    ),
  )
  expect((await screen.findByRole('alert')).textContent).toBe(msg)
  expect(screen.queryByLabelText('Create password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth/reset-password')
})

test('the form is there when the link could not be checked', async () => {
  await open(() => Promise.reject(new CallError({ kind: 'network' })))
  expect(await screen.findByLabelText('Create password')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
