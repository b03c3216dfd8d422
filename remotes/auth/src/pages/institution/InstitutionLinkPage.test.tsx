import { CallError } from '@stepwise/shared/http'
import { useLocation } from '@stepwise/shared/routing'
import { $user } from '@stepwise/shared/session'
import { aUser, expectFailureOnce, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import InstitutionLinkPage from './InstitutionLinkPage.tsx'
import { linkFx, loadAccountFx } from './institution-link.model.ts'

const account = { institution: 'Kelda University', email: 'robin@kelda.example', firstName: 'Robin' }
const failing = (status: number, msg: string) => () =>
  Promise.reject(new CallError({ kind: 'http', status, msg, errors: {} }))

function Page() {
  return (
    <>
      <InstitutionLinkPage />
      <span data-testid="address">{useLocation().pathname}</span>
    </>
  )
}

const handlers = (link: () => unknown = async () => aUser()) =>
  [
    [loadAccountFx, async () => account],
    [linkFx, link],
  ] as [typeof loadAccountFx, () => unknown][]

test('the person is asked, with the address and the institution, and is signed in when they say yes', async () => {
  const link = vi.fn(async () => aUser())
  const { scope } = renderPart(<Page />, { scope: fork({ handlers: handlers(link) }) })
  expect(await screen.findByRole('heading', { name: 'Sign in with Kelda University?' })).toBeDefined()
  expect(document.body.textContent).toContain('You already have a Stepwise account with robin@kelda.example.')
  expect(link).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, link them' }))
  await waitFor(() => expect(scope.getState($user)?.firstName).toBe('Robin'))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard/learn'))
})

test('a person who does not want it goes back to the sign-in page', async () => {
  const link = vi.fn(async () => aUser())
  renderPart(<Page />, { scope: fork({ handlers: handlers(link) }) })
  await userEvent.click(await screen.findByRole('link', { name: 'No, go back to sign in' }))
  expect(screen.getByTestId('address').textContent).toBe('/auth/sign-in')
  expect(link).not.toHaveBeenCalled()
})

test('the person who was signed in in this browser is signed out first', async () => {
  const scope = await signedInScope(aUser({ id: 'kim' }), { handlers: handlers(async () => aUser({ id: 'robin' })) })
  const people: (string | undefined)[] = []
  createWatch({ unit: $user.updates, scope, fn: (user) => void people.push(user?.id) })
  renderPart(<Page />, { scope })
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, link them' }))
  await waitFor(() => expect(people).toEqual([undefined, 'robin']))
})

test('when the question is over the page says so, and leads to where it begins', async () => {
  const scope = fork({ handlers: [[loadAccountFx, failing(410, 'This took longer than ten minutes.')]] })
  renderPart(<Page />, { scope })
  expect((await screen.findByRole('alert')).textContent).toBe('This took longer than ten minutes.')
  const again = screen.getByRole('link', { name: 'Sign in with your institution' })
  expect(again.getAttribute('href')).toBe('/auth/institution')
})

test('a link that fails shows a message, and can be tried again', async () => {
  const link = vi.fn(failing(503, 'The service is not answering at the moment.'))
  renderPart(<Page />, { scope: fork({ handlers: handlers(link) }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, link them' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The service is not answering')
  expect(screen.getByRole('button', { name: 'Yes, link them' })).toBeDefined()
})

test('an account that could not be looked for can be looked for again', async () => {
  const load = vi.fn(async () => account).mockRejectedValueOnce(new CallError({ kind: 'network' }))
  renderPart(<Page />, { scope: fork({ handlers: [[loadAccountFx, load]] }) })
  await expectFailureOnce('We could not reach the server')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Sign in with Kelda University?' })).toBeDefined()
})
