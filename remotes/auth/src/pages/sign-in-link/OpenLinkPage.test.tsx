import { CallError, type Failure } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing'
import { $user, personalStore } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createEvent, fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import OpenLinkPage from './OpenLinkPage.tsx'
import { openLinkFx } from './open-link.model.ts'

const kim = aUser({ id: 'kim', firstName: 'Kim', surname: 'Other', email: 'kim@example.test' })

const show = (scope: Scope) =>
  renderPart(<OpenLinkPage />, { scope, at: '/auth/sign-in-link/a-token', path: paths.openLink.pattern })

/** Opens the link as a visitor. */
function open(answer: () => unknown) {
  const openLink = vi.fn(answer)
  show(fork({ handlers: [[openLinkFx, openLink]] }))
  return openLink
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
const failing = (failure: Failure) => () => Promise.reject(new CallError(failure))
const refused = (msg: string) => failing({ kind: 'http', status: 422, msg, errors: { token: [msg] } })
const used = 'This link has been used already. Please ask for a new one.'

test('opening the page alone uses nothing up: a program that looks at mails may do it', () => {
  const openLink = open(async () => kim)
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  expect(openLink).not.toHaveBeenCalled()
})

test('the button signs in and leads on; a second press meanwhile does nothing', async () => {
  let answer = () => {}
  const openLink = open(() => new Promise((resolve) => (answer = () => resolve(kim))))
  await userEvent.click(screen.getByRole('checkbox', { name: 'This is a shared computer' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Sign in' }))
  answer()
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(openLink).toHaveBeenCalledExactlyOnceWith({ token: 'a-token', isSharedComputer: true })
})

test.each([used, 'This link has expired. Please ask for a new one.'])(
  'a link that is refused leads to another one: %s',
  async (msg) => {
    open(refused(msg))
    await press()
    expect((await screen.findByRole('alert', { name: 'There is a problem' })).textContent).toContain(msg)
    const another = screen.getByRole('link', { name: 'Send me another link' })
    expect(another.getAttribute('href')).toBe('/auth/sign-in-link')
  },
)

test('the link in the server’s words is left out: the page has its own', async () => {
  const answer = { msg: `${used} <a href="/auth/sign-in-link">Ask</a>.`, errors: { token: [used] } }
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 422 }))
  show(fork())
  await press()
  const problem = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(problem.textContent).toBe(`There is a problem${used}`)
})

test('without a network the link can be tried again', async () => {
  const openLink = vi
    .fn<() => Promise<unknown>>(async () => kim)
    .mockRejectedValueOnce(new CallError({ kind: 'network' }))
  open(openLink)
  await press()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(openLink).toHaveBeenCalledTimes(2)
})

test('a link says that someone else is signed in, and nothing of theirs stays when it is used', async () => {
  const noted = createEvent<string>()
  const $notes = personalStore('').on(noted, (_, text) => text)
  const scope = await signedInScope(aUser(), { handlers: [[openLinkFx, async () => kim]] })
  await allSettled(noted, { scope, params: 'of Robin' })
  show(scope)
  expect(screen.getByText(/You are signed in as/).textContent).toBe(
    'You are signed in as Robin Example (robin@example.test). If you use this link, you will be signed out here, and signed in to the account that the link was sent to.',
  )
  expect(screen.getByRole('link', { name: 'Stay signed in as Robin' }).getAttribute('href')).toBe('/dashboard/learn')
  await press()
  await waitFor(() => expect(scope.getState($user)?.firstName).toBe('Kim'))
  expect(scope.getState($notes)).toBe('')
})

test('a person who uses their own link while they are signed in keeps what is on the page', async () => {
  const noted = createEvent<string>()
  const $notes = personalStore('').on(noted, (_, text) => text)
  const scope = await signedInScope(aUser(), { handlers: [[openLinkFx, async () => aUser()]] })
  await allSettled(noted, { scope, params: 'of Robin' })
  show(scope)
  await press()
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
  expect(scope.getState($notes)).toBe('of Robin')
})

test('a used link, opened again by the person whom it has signed in, leads them on', async () => {
  show(await signedInScope(aUser(), { handlers: [[openLinkFx, refused(used)]] }))
  await press()
  await screen.findByRole('alert', { name: 'There is a problem' })
  expect(screen.queryByRole('link', { name: 'Send me another link' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Stay signed in as Robin' })).toBeDefined()
})

test('while it is not known who is signed in, nothing can be pressed', () => {
  localStorage.setItem('stepwise.signed-in', '1')
  show(fork())
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  // But what every page has.
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accessibility settings'])
})
