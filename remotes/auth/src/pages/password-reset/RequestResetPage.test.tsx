import { CallError } from '@stepwise/shared/http'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test } from 'vitest'
import { requestResetFx } from './password-reset.model.ts'
import RequestResetPage from './RequestResetPage.tsx'

const open = (answer: () => unknown) =>
  renderPart(<RequestResetPage />, { scope: fork({ handlers: [[requestResetFx, answer]] }) })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send the link' }))

test('after the request the page says what comes next, with the way home', async () => {
  open(async () => ({}))
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'robin@example.test')
  await submit()
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBe(document.activeElement)
  const words =
    "If robin@example.test matches a account, you'll receive an email with instructions on resetting your password."
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/')
})

test('several messages of the server about a field are joined by commas', async () => {
  const errors = { email: ['Enter your email address', 'Invalid email address'] }
  open(() => Promise.reject(new CallError({ kind: 'http', status: 422, msg: 'Please check.', errors })))
  await submit()
  expect(await screen.findAllByText('Enter your email address, Invalid email address')).toHaveLength(2)
})
