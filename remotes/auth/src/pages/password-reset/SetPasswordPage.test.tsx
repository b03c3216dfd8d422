import { $sessionState } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setPasswordFx } from './password-reset.model.ts'
import SetPasswordPage from './SetPasswordPage.tsx'

async function open() {
  const change = vi.fn(async () => ({}))
  const scope = await signedInScope(aUser(), { handlers: [[setPasswordFx, change]] })
  renderPart(<SetPasswordPage />, { scope })
  return { change, scope }
}

const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
const messages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('both passwords are required, have at least 8 characters and are the same', async () => {
  const { change } = await open()
  await submit()
  expect(messages()).toEqual(['Field required', 'Field required'])
  await fill('Create password', 'short')
  await fill('Confirm password', 'other words')
  await submit()
  expect(messages()).toEqual(['Password must be at least 8 characters.', "Your passwords don't match"])
  expect(change).not.toHaveBeenCalled()
})

test('a changed password ends the session in this browser too', async () => {
  const { scope } = await open()
  await fill('Create password', 'purple tiger')
  await fill('Confirm password', 'purple tiger')
  await submit()
  await waitFor(() => expect(scope.getState($sessionState)).toBe('signed-out'))
})
