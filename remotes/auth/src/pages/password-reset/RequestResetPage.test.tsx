import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test } from 'vitest'
import { requestResetFx } from './password-reset.model.ts'
import RequestResetPage from './RequestResetPage.tsx'

test('after the request the page says what comes next, with the way home', async () => {
  renderPart(<RequestResetPage />, { scope: fork({ handlers: [[requestResetFx, async () => ({})]] }) })
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'robin@example.test')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBe(document.activeElement)
  const words =
    "If robin@example.test matches a account, you'll receive an email with instructions on resetting your password."
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/')
})
