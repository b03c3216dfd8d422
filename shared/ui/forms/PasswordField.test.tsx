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
