import { CallError, type Failure } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import { $user } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import EmailChangePage from './EmailChangePage.tsx'
import { changeEmailFx } from './email-change.model.ts'

const msg = 'Your email address is now new@example.test. Please use it to sign in.'
const changed = async () => ({ msg })
const failing = (failure: Failure) => () => Promise.reject(new CallError(failure))

const show = (scope: Scope) =>
  renderPart(<EmailChangePage />, { scope, at: '/auth/new-email/a-token', path: paths.emailChange.pattern })

function open(answer: () => unknown) {
  const change = vi.fn(answer)
  show(fork({ handlers: [[changeEmailFx, change]] }))
  return change
}
const button = () => screen.getByRole('button', { name: 'Use this email address' })

test('the button changes the address, once; the page alone does not', async () => {
  const change = open(changed)
  expect(screen.getByRole('heading', { level: 1, name: 'Use your new email address' })).toBeDefined()
  expect(change).not.toHaveBeenCalled()
  await userEvent.dblClick(button())
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your email address has been changed' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(msg)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/sign-in')
  expect(change).toHaveBeenCalledExactlyOnceWith('a-token')
})

test('a person signed in here has the new address on the page at once', async () => {
  const scope = await signedInScope(aUser(), { handlers: [[changeEmailFx, changed]] })
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json(aUser({ email: 'new@example.test' }))
  })
  show(scope)
  await userEvent.click(button())
  expect((await screen.findByRole('link', { name: 'Go to your account' })).getAttribute('href')).toBe(
    '/dashboard/settings/account',
  )
  await waitFor(() => expect(scope.getState($user)?.email).toBe('new@example.test'))
  expect(requests).toEqual(['/api/auth/authorize'])
})

test('a link that is refused says why, and leads on', async () => {
  const used = 'This link has been used already. If you used it, please sign in with your new email address.'
  open(failing({ kind: 'http', status: 422, msg: used, errors: { token: [used] } }))
  await userEvent.click(button())
  const problem = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(problem.textContent).toBe(`There is a problem${used}`)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
})

test('without a network it can be tried again', async () => {
  const change = vi.fn<() => Promise<unknown>>(changed).mockRejectedValueOnce(new CallError({ kind: 'network' }))
  open(change)
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(msg)).toBeDefined()
})
