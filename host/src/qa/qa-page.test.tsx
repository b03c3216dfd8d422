// docs/product/qa.md#workbench, docs/product/qa.md#scenario
import type { Registry } from '@stepwise/shared/contracts'
import { createBrowserRouter, Link, Outlet, RouterProvider } from '@stepwise/shared/routing'
import { aUser } from '@stepwise/shared/testing'
import { UiProvider } from '@stepwise/shared/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRegistry, aRoute, remoteWith } from '../testing.tsx'

// The state of a page without a scope: each test has modules that no one has used before.

const asked: string[] = []
/** Who the server says is signed in. */
let email: string
beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  asked.length = 0
  email = ''
  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      asked.push(`${method} ${path}`)
      if (path.endsWith('/sign_in')) email = JSON.parse(body).user.email
      return email.startsWith('nobody') ? new Response('', { status: 401 }) : Response.json(aUser({ email }))
    },
  )
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'stepwiseBoot'))

const routes = [aRoute('/dashboard/learn'), aRoute('/favourites'), aRoute('/terms', { access: 'public' })]
const alone: Registry = { ...aRegistry([remoteWith({ routes })]), selection: { kind: 'standalone', parts: [] } }

/** The page's first script has asked who is signed in. */
function bootAs(present: string) {
  email = present
  const boot = { authorize: Promise.resolve(Response.json({ email: present })), calls: { '/flows': Promise.resolve() } }
  Object.assign(globalThis, { stepwiseBoot: boot })
  return boot
}

async function prepare(registry: Registry, at: string) {
  history.replaceState(null, '', at)
  const [page, session, display] = await Promise.all([
    import('./qa-page.tsx'),
    import('@stepwise/shared/session'),
    import('@stepwise/shared/display'),
  ])
  await page.prepareQaPage(registry)
  return { ...page, ...session, ...display }
}
const address = () => location.pathname + location.search

test('a remote alone opens at its first page, as someone who may see it', async () => {
  await prepare(alone, '/')
  expect(address()).toBe('/dashboard/learn')
  expect(asked).toEqual(['POST /api/auth/sign_in'])
  expect(email).toBe('student@demo.stepwise.test')
})

test('the signed-in person stays, where the address names none', async () => {
  bootAs('finished@demo.stepwise.test')
  await prepare(alone, '/favourites')
  expect(address()).toBe('/favourites')
  expect(asked).toEqual([])
})

test('on a public page no one is signed in', async () => {
  await prepare(alone, '/terms')
  expect(asked).toEqual([])
})

test('the address says who: someone else is signed in, and what was asked as the other is forgotten', async () => {
  const boot = bootAs('student@demo.stepwise.test')
  await prepare(alone, '/favourites?person=finished')
  expect(asked).toEqual(['POST /api/auth/sign_in'])
  expect(boot).toEqual({ calls: {} })
})

test('the address says no one: the person is signed out', async () => {
  bootAs('student@demo.stepwise.test')
  await prepare(alone, '/terms?person=')
  expect(asked).toEqual(['DELETE /api/auth/sign_out'])
})

test('theme, text size and fault are there before the product starts', async () => {
  const { $theme, $displaySetting } = await prepare(alone, '/terms?theme=dark&textSize=7&fault=server-error')
  expect($theme.getState()).toBe('dark')
  expect($displaySetting.getState().fontSize).toBe(7)
  expect((await fetch('/api/flows')).status).toBe(500)
})

test('the person of an override is signed in once in a tab: then they may sign out', async () => {
  const registry: Registry = { ...aRegistry(), selection: { kind: 'override', parts: [], scenario: { person: 'new' } } }
  await prepare(registry, '/somewhere')
  expect(address()).toBe('/somewhere')
  expect(email).toBe('new@demo.stepwise.test')
  await prepare(registry, '/somewhere')
  expect(asked).toEqual(['POST /api/auth/sign_in'])
})

async function openWorkbench(at: string) {
  const page = await prepare(alone, at)
  const { RegistryProvider } = await import('../registry/RegistryContext.tsx')
  const { keepInAddress, QaRegion, signedIn } = page
  const around = (
    <>
      <QaRegion />
      <Link to="/favourites">Favourites</Link>
      <Outlet />
    </>
  )
  const router = createBrowserRouter([{ element: around, children: [{ path: '*', element: <h1>Page</h1> }] }])
  keepInAddress(router)
  render(
    <UiProvider colorScheme="light">
      <RegistryProvider value={alone}>
        <RouterProvider router={router} />
      </RegistryProvider>
    </UiProvider>,
  )
  act(() => signedIn(aUser({ email: 'student@demo.stepwise.test' })))
  return { ...page, user: userEvent.setup() }
}
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('a choice in the bar is in the address, on the next page too', async () => {
  const { user, $theme, $displaySetting } = await openWorkbench('/dashboard/learn')
  expect(address()).toBe('/dashboard/learn?person=student')
  const chosen = ['Person', 'Theme', 'Text size', 'Fault'].map((name) => choice(name).value)
  expect(chosen).toEqual(['student', 'light', '2', 'none'])
  await user.selectOptions(choice('Theme'), 'Dark')
  await user.selectOptions(choice('Text size'), '10')
  expect($theme.getState()).toBe('dark')
  expect($displaySetting.getState().fontSize).toBe(10)
  await user.click(screen.getByRole('link', { name: 'Favourites' }))
  await waitFor(() => expect(address()).toBe('/favourites?person=student&theme=dark&textSize=10'))
  expect(localStorage.getItem('preferred-theme')).toBeNull()
})

test('the workbench asks to sign in again when the session ends and no one else does', async () => {
  const { user, sessionExpired, $isSessionExpired } = await openWorkbench('/dashboard/learn')
  act(() => sessionExpired())
  expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign in as before' }))
  await waitFor(() => expect($isSessionExpired.getState()).toBe(false))
})

test('a message says that a demo account does not exist', async () => {
  email = 'nobody'
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }))
  await openWorkbench('/dashboard/learn?person=finished')
  expect(screen.getByText('The demo account “finished” could not be signed in.')).toBeTruthy()
})
