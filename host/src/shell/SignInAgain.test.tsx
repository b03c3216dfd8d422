// docs/product/accounts.md#sign-in-again
import { Outlet } from '@stepwise/shared/routing'
import { $sessionState, $user, sessionExpired, signedIn, signedOut } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement, PageHeading } from '@stepwise/shared/ui'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRemote, bring, freshRemote, recordFaults, renderRoutes } from '../testing.tsx'
import { SignInAgain } from './SignInAgain.tsx'

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)

const auth = () => freshRemote({ name: 'auth', title: 'Account', slots: ['dialog.sign-in'] }, { version: '1.0.3' })

/** The remote's dialog. It does not give the focus back. */
function Dialog() {
  const [renew, leave] = useUnit([signedIn, signedOut])
  return (
    <section role="dialog" aria-label="Please sign in again">
      <input type="button" value="Sign in" onClick={() => renew(aUser())} />
      <input type="button" value="Leave" onClick={() => leave()} />
    </section>
  )
}
const moduleWith = (Part: () => React.ReactNode) => ({ pages: {}, slots: { 'dialog.sign-in': bring(Part) } })

let faults: ReturnType<typeof recordFaults>
beforeEach(() => {
  faults = recordFaults()
  history.replaceState(null, '', '/dashboard/reflect')
  load.mockResolvedValue(moduleWith(Dialog))
})
afterEach(() => void load.mockReset())

/** A page on which someone writes. Its field can go, and its heading can come late. */
function JournalPage() {
  const [isFieldThere, setFieldThere] = useState(true)
  const [isHeadingThere, setHeadingThere] = useState(false)
  return (
    <>
      {isHeadingThere && <PageHeading>My journal</PageHeading>}
      {isFieldThere && <textarea aria-label="What I learned" />}
      <input aria-label="Title" />
      {/* What the page does by itself. */}
      <input type="button" value="field goes" onClick={() => setFieldThere(false)} />
      <input type="button" value="heading comes" onClick={() => setHeadingThere(true)} />
    </>
  )
}
const inMain = (
  <main tabIndex={-1}>
    <JournalPage />
  </main>
)

async function open({ remotes = [auth()], page = inMain } = {}) {
  const scope = await signedInScope(aUser())
  const around = (
    <>
      <Outlet />
      <SignInAgain />
    </>
  )
  const { router } = renderRoutes([{ element: around, children: [{ path: '*', element: page }] }], { remotes, scope })
  return { scope, router, expire: () => act(() => allSettled(sessionExpired, { scope })) }
}
/** The session has ended while this had the focus, and the dialog has opened. */
async function openExpired(focused?: () => HTMLElement, options?: Parameters<typeof open>[0]) {
  const opened = await open(options)
  focused?.().focus()
  await opened.expire()
  await dialog()
}
/** The dialog has opened and taken the focus. */
async function dialog() {
  const found = await screen.findByRole('dialog', { name: 'Please sign in again' })
  act(() => screen.getByRole('button', { name: 'Sign in' }).focus())
  return found
}
const field = () => screen.getByRole('textbox', { name: 'What I learned' }) as HTMLTextAreaElement
const thePage = (event: 'field goes' | 'heading comes') => fireEvent.click(screen.getByRole('button', { name: event }))
const signIn = () => fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))

test('a person who signs in again over the page finds the words that they were writing, and the focus on them', async () => {
  const user = userEvent.setup()
  const { scope, expire } = await open()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(load).not.toHaveBeenCalled()
  const before = field()
  await user.type(before, 'I planned too late')
  const focus = vi.spyOn(before, 'focus')

  await expire()
  await dialog()
  expect(scope.getState($sessionState)).toBe('signed-in')
  expect(field()).toBe(before)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field().value).toBe('I planned too late')
  expect(document.activeElement).toBe(before)
  // The page stays where it was scrolled to.
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  await user.keyboard(' again')
  expect(field().value).toBe('I planned too late again')
  expect(location.pathname).toBe('/dashboard/reflect')

  // A second time is like the first.
  await expire()
  await dialog()
})

test('until the dialog is there nothing is said and the focus is not moved', async () => {
  load.mockReturnValue(new Promise(() => {}))
  const { scope, expire } = await open()
  await expire()
  expect(document.activeElement).toBe(document.body)
  expect(screen.queryByRole('region')).toBeNull()
  expect(scope.getState($announcement)).toBe('')
  expect(scope.getState($user)).not.toBeNull()
})

test('if what had the focus is gone, main takes it until the heading of the page is there', async () => {
  await openExpired(field)
  thePage('field goes')
  const focus = vi.spyOn(screen.getByRole('main'), 'focus')
  signIn()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  thePage('heading comes')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My journal' }))
})

test('if nothing had the focus, main takes it', async () => {
  await openExpired()
  signIn()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('if what had the focus is gone and something else has it by then, it stays there', async () => {
  await openExpired(field)
  thePage('field goes')
  const title = screen.getByRole('textbox', { name: 'Title' })
  title.focus()
  signIn()
  expect(document.activeElement).toBe(title)
})

test('a page without a main goes on as well', async () => {
  await openExpired(undefined, { page: <JournalPage /> })
  signIn()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('the person is signed out when their session ends, and not before, when no remote has the dialog', async () => {
  const { scope, expire } = await open({ remotes: [aRemote()] })
  expect(scope.getState($sessionState)).toBe('signed-in')
  await expire()
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(load).not.toHaveBeenCalled()
})

test('when the form cannot be loaded the page stays and says so; Try again loads the form', async () => {
  const { user, scope } = await openFailing()
  const words = 'Sign in could not be opened.'
  expect(screen.getByRole('region', { name: 'Sign in could not be opened' }).textContent).toContain(words)
  expect(scope.getState($announcement)).toBe('Your session has ended, and the sign-in form could not be opened.')
  expect(field()).toBeTruthy()
  expect(await faults()).toEqual([{ part: 'auth', version: '1.0.3', message: 'Error: 404' }])

  load.mockResolvedValue(moduleWith(Dialog))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await dialog()).toBeTruthy()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a form that could not be loaded loads by itself when the network is back', async () => {
  await openFailing()
  load.mockResolvedValue(moduleWith(Dialog))
  act(() => void dispatchEvent(new Event('online')))
  expect(await dialog()).toBeTruthy()
})

test('the notice stays when the page changes; only the person decides to leave, for the sign-in page', async () => {
  const { user, scope, router } = await openFailing()
  await act(async () => router.navigate('/favourites'))
  expect(scope.getState($sessionState)).toBe('signed-in')
  await user.click(screen.getByRole('button', { name: 'Go to the sign-in page' }))
  expect(scope.getState($sessionState)).toBe('signed-out')
  expect(screen.queryByRole('region')).toBeNull()
})

test('a form that stops working is announced and reported, the page stays, and Try again shows it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  load.mockResolvedValue(
    moduleWith(() => {
      if (isBroken) throw new Error('a bug')
      return <Dialog />
    }),
  )
  const { scope, expire } = await open()
  await expire()
  expect(await screen.findByRole('region', { name: 'Sign in could not be opened' })).toBeTruthy()
  expect(scope.getState($announcement)).toBe('Sign in has stopped working.')
  expect(field()).toBeTruthy()
  expect(await faults()).toMatchObject([{ part: 'auth', version: '1.0.3' }])
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await dialog()).toBeTruthy()
})

/** The session ends, and the form cannot be loaded in three attempts. */
async function openFailing() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  load.mockRejectedValue(new Error('404'))
  const { scope, router, expire } = await open()
  await expire()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  return { scope, router, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
