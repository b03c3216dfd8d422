import { CallError } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aUser, renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { PasskeyError } from './passkey-browser.ts'
import { signInWithPasskeyFx } from './passkeys.model.ts'

const open = (answer: () => unknown) =>
  renderPart(<PasskeySignIn isSharedComputer />, { scope: fork({ handlers: [[signInWithPasskeyFx, answer]] }) })
const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' })

test('a passkey signs in, on a shared computer as one', async () => {
  const answer = vi.fn(async () => aUser())
  const { scope } = open(answer)
  await userEvent.click(button())
  await waitFor(() => expect(scope.getState($user)?.firstName).toBe('Robin'))
  expect(answer).toHaveBeenCalledWith({ isSharedComputer: true })
})

test('a failure is shown at the button, which keeps the focus, and goes with the next try', async () => {
  const refusal = new CallError({ kind: 'http', status: 401, msg: 'We do not know this passkey.', errors: {} })
  const answer = vi.fn<() => Promise<unknown>>(async () => aUser()).mockRejectedValueOnce(refusal)
  open(answer)
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe('We do not know this passkey.')
  expect(document.activeElement).toBe(button())
  await userEvent.click(button())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('closing the passkey dialog shows a quiet message', async () => {
  const { scope } = open(() => Promise.reject(new PasskeyError('cancelled')))
  await userEvent.click(button())
  expect(await screen.findByText('You closed the passkey window. Nothing was changed.')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(JSON.stringify(scope.getState($announcement))).toContain('You closed the passkey window.')
  expect(document.activeElement).toBe(button())
})

test('a second press while the browser asks does nothing', async () => {
  const answer = vi.fn(() => new Promise(() => {}))
  open(answer)
  await userEvent.dblClick(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Waiting for your passkey…' }))
  expect(answer).toHaveBeenCalledOnce()
})
