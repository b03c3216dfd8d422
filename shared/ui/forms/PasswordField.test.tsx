import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPart } from '../../testing/index.ts'
import { PasswordField } from './PasswordField.tsx'

test('a password is hidden until it is shown, and can be pasted', async () => {
  renderPart(<PasswordField label="Password" autoComplete="new-password" />)
  const field = screen.getByLabelText('Password')
  expect(field).toHaveProperty('type', 'password')
  await userEvent.click(field)
  await userEvent.paste('three words of mine')
  expect(field).toHaveProperty('value', 'three words of mine')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveProperty('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveProperty('type', 'password')
})

test('each button of two passwords says which one it shows', async () => {
  renderPart(
    <>
      <PasswordField label="Create password" shows="new password" autoComplete="new-password" />
      <PasswordField label="Confirm password" shows="confirmed password" autoComplete="new-password" />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show confirmed password' }))
  expect(screen.getByLabelText('Confirm password')).toHaveProperty('type', 'text')
  expect(screen.getByLabelText('Create password')).toHaveProperty('type', 'password')
  expect(screen.getByRole('button', { name: 'Hide confirmed password' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Show new password' })).toBeDefined()
})
