import { CallError } from '@stepwise/shared/http'
import { $isSessionExpired, $user, sessionExpired } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import SignInAgainDialog from './SignInAgainDialog.tsx'
import { signInAgainFx } from './sign-in-again.model.ts'

async function show(answer: (credentials: { email: string; password: string; isSharedComputer: boolean }) => unknown) {
  const scope = await signedInScope(aUser({ email: 'robin@example.test' }), { handlers: [[signInAgainFx, answer]] })
  await allSettled(sessionExpired, { scope })
  return renderPart(<SignInAgainDialog />, { scope })
}

test('after the same person has signed in, the session is no longer expired', async () => {
  const send = vi.fn(async () => aUser())
  const { scope } = await show(send)
  await userEvent.type(await screen.findByLabelText('Password'), 'right one{Enter}')
  await waitFor(() => expect(scope.getState($isSessionExpired)).toBe(false))
  expect(send).toHaveBeenCalledWith({
    email: 'robin@example.test',
    password: 'right one',
    isSharedComputer: false,
  })
})

test('a wrong password is an error in the dialog, which stays', async () => {
  const failure = { kind: 'http' as const, status: 401, msg: 'That is not right.', errors: {} }
  const { scope } = await show(() => Promise.reject(new CallError(failure)))
  await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('That is not right.')
  expect(scope.getState($isSessionExpired)).toBe(true)
})

test('somebody else can sign the person out', async () => {
  const { scope } = await show(() => aUser())
  await userEvent.click(await screen.findByRole('button', { name: /somebody else/ }))
  expect(scope.getState($user)).toBeNull()
})
