import { CallError, type Failure } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aUser, renderPart } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { resendConfirmationFx } from '../../features/mail/mail.model.ts'
import SignInPage from './SignInPage.tsx'
import { signInFx } from './sign-in.model.ts'

const scopeWith = (answer: () => unknown) => fork({ handlers: [[signInFx, answer]] })

async function signIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'robin@example.test')
  await userEvent.type(screen.getByLabelText('Password'), 'wrong one')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

test('the right password signs in', async () => {
  const { scope } = renderPart(<SignInPage />, { scope: scopeWith(async () => aUser()) })
  await signIn()
  await waitFor(() => expect(scope.getState($user)?.firstName).toBe('Robin'))
})

test('empty fields are named in the summary and at the fields', async () => {
  renderPart(<SignInPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getAllByText('Enter your email address')).toHaveLength(2)
  expect(screen.getAllByText('Enter your password')).toHaveLength(2)
})

test('password managers know the fields', () => {
  renderPart(<SignInPage />)
  expect(screen.getByLabelText('Password')).toHaveProperty('autocomplete', 'current-password')
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveProperty('autocomplete', 'username')
})

/** The address is not confirmed, and the person asks for another mail. */
async function askForMail(resend: (email: string) => unknown) {
  const msg = 'Please verify your email address first.'
  const failure: Failure = { kind: 'http', status: 401, msg, errors: { confirmation: [msg] } }
  const scope = fork({
    handlers: [
      [signInFx, () => Promise.reject(new CallError(failure))],
      [resendConfirmationFx, resend],
    ],
  })
  renderPart(<SignInPage />, { scope })
  await signIn()
  await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }))
}

test('a person whose address is not confirmed is offered another mail', async () => {
  const resend = vi.fn(async () => ({}))
  await askForMail(resend)
  expect(resend).toHaveBeenCalledWith('robin@example.test')
})

test('a failure to send another mail is shown at its button, not in a second error summary', async () => {
  const tooMany: Failure = { kind: 'http', status: 429, msg: 'Too many requests.', errors: {} }
  await askForMail(() => Promise.reject(new CallError(tooMany)))
  expect((await screen.findByText('Too many requests.')).closest('p')?.getAttribute('role')).toBe('alert')
  expect(screen.getAllByRole('heading', { name: 'There is a problem' })).toHaveLength(1)
})

test('a computer is shared only if the person says so', async () => {
  const send = vi.fn(async () => aUser())
  renderPart(<SignInPage />, { scope: scopeWith(send) })
  const shared = screen.getByRole('checkbox', { name: 'This is a shared computer' })
  expect(shared).toHaveProperty('checked', false)
  await userEvent.click(shared)
  await signIn()
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ isSharedComputer: true })))
})
