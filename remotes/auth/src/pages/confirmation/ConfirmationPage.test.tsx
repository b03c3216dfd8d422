import { CallError } from '@stepwise/shared/http'
import { expectFailureOnce, failures, renderPart } from '@stepwise/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import ConfirmationPage from './ConfirmationPage.tsx'
import { confirmFx } from './confirmation.model.ts'

const open = (answer: () => unknown) =>
  renderPart(<ConfirmationPage />, { scope: fork({ handlers: [[confirmFx, answer]] }) })

test('a valid link verifies the address as the page opens', async () => {
  open(async () => ({ msg: 'Your email address is verified.' }))
  expect(await screen.findByRole('heading', { name: 'Account Verified' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Your email address is verified.')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/sign-in')
})

test('an invalid link shows the server’s reason', async () => {
  const failure = { kind: 'http', status: 422, msg: 'This link has expired.', errors: {} } as const
  open(() => Promise.reject(new CallError(failure)))
  expect(await screen.findByRole('heading', { name: 'Account not verified' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe('This link has expired.')
})

test.each(failures.filter(({ words }) => words !== 'Not this one.'))(
  'a link that could not be tried can be tried again: $words',
  async ({ error, words }) => {
    const verify = vi.fn(async () => ({ msg: 'Your email address is verified.' })).mockRejectedValueOnce(error)
    open(verify)
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account is not verified yet' })).toBeDefined()
    await expectFailureOnce(words)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Account Verified' })).toBe(document.activeElement)
  },
)
