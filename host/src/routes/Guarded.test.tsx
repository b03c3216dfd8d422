import type { RemoteModule } from '@stepwise/shared/contracts'
import { useLocation } from '@stepwise/shared/routing'
import { accountDeleted, signedIn, signedOut, signOutDone, signOutQueued } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRegistry, aRoute, heading, openProduct, remoteWith, unreachedScope, visitorScope } from '../testing.tsx'

// docs/product/routes-and-guards.md#guards, with the real router, addresses and history. A page's heading is its name.

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))

/** A page that shows what is in its address, and what was left in the navigation state. */
const page = (name: string) => async () => ({
  default: function Page() {
    const { search, state } = useLocation()
    return (
      <>
        <PageHeading>{name}</PageHeading>
        <p>{`Query: ${search}. State: ${JSON.stringify(state)}`}</p>
      </>
    )
  },
})
const pageNames = ['landing', 'terms', 'sign-in', 'account-deleted', 'onboarding', 'learn', 'reflect']
const module: RemoteModule = { pages: Object.fromEntries(pageNames.map((name) => [name, page(name)])) }

const routes = [
  aRoute('/', { access: 'signed-out', frame: 'bare' }),
  aRoute('/terms', { access: 'public', frame: 'bare' }),
  aRoute('/auth/sign-in', { access: 'signed-out', frame: 'bare' }),
  aRoute('/onboarding', { gate: 'none', frame: 'bare' }),
  aRoute('/dashboard/learn'),
  aRoute('/dashboard/reflect'),
  aRoute('/auth/account-deleted', { access: 'signed-out', frame: 'bare' }),
]
const registryOf = (live = routes) => aRegistry([remoteWith({ routes: live })])

const newcomer = aUser({ softwareSelected: false })
const open = (at: string, scope: Scope) => openProduct(at, { registry: registryOf(), scope })
const address = () => location.pathname + location.search
const arrives = async (at: string, name: string) => {
  await heading(name)
  expect(address()).toBe(at)
}

beforeEach(() => {
  vi.mocked(loadRemoteModule).mockResolvedValue(module)
})
afterEach(() => void vi.mocked(loadRemoteModule).mockReset())

test.each([
  ['/auth/sign-in', 'a page for visitors, where someone was signed in before'],
  ['/dashboard/learn', 'a page for signed-in people'],
])('while the session is checked, %s shows a loader, and then where the person belongs', async (at) => {
  localStorage.setItem('stepwise.signed-in', '1')
  const { scope } = await open(at, fork())
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  await act(() => allSettled(signedIn, { scope, params: aUser() }))
  await arrives('/dashboard/learn', 'learn')
})

test('a protected page says that the server cannot be reached, and opens by itself once it can', async () => {
  const { scope } = await open('/dashboard/reflect?entry=7', unreachedScope())
  await arrives('/dashboard/reflect?entry=7', 'Stepwise could not be reached')
  await act(() => allSettled(signedIn, { scope, params: aUser() }))
  await heading('reflect')
  expect(screen.getByText('Query: ?entry=7. State: null')).toBeTruthy()
})

test('a visitor at a protected page signs in first, and comes to that page with its query', async () => {
  const { scope, router } = await open('/dashboard/reflect?entry=7', await visitorScope())
  await arrives('/auth/sign-in', 'sign-in')
  await act(() => allSettled(signedIn, { scope, params: aUser() }))
  await arrives('/dashboard/reflect?entry=7', 'reflect')
  expect(screen.getByText('Query: ?entry=7. State: null')).toBeTruthy()
  // Neither sign-in nor redirects stay in the history.
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a visitor who opened the sign-in form comes home after signing in', async () => {
  const { scope } = await open('/auth/sign-in', await visitorScope())
  await heading('sign-in')
  await act(() => allSettled(signedIn, { scope, params: aUser() }))
  await heading('learn')
  expect(screen.getByText('Query: . State: null')).toBeTruthy()
})

test('a navigation state from another address sends no one past the sign-in form', async () => {
  const { router } = await open('/terms', await visitorScope())
  await heading('terms')
  await act(async () => router.navigate('/dashboard/reflect', { state: { from: '/terms' } }))
  await heading('sign-in')
  expect(screen.getByText('Query: . State: {"from":"/dashboard/reflect"}')).toBeTruthy()
})

test('a person whose session ended by itself comes back to the page after signing in', async () => {
  const { scope } = await open('/dashboard/reflect', await signedInScope(aUser()))
  await heading('reflect')
  await act(() => allSettled(signedOut, { scope }))
  await heading('sign-in')
  await act(() => allSettled(signedIn, { scope, params: aUser({ id: 'robin' }) }))
  await heading('reflect')
})

// docs/decisions/071-session-end-notice.md
test('after a chosen sign-out the landing page confirms it once, and no address is remembered', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { scope, router } = await open('/dashboard/learn', await signedInScope(aUser()))
  await heading('learn')
  await act(async () => void allSettled(signOutDone, { scope }))
  await arrives('/', 'landing')
  expect(screen.getByText(/State: {"notice":"You have signed out\."}/)).toBeDefined()
  await act(async () => router.navigate('/terms'))
  await act(async () => router.navigate('/dashboard/reflect'))
  await heading('landing')
  expect(screen.getByText('Query: . State: null')).toBeDefined()
  await act(() => allSettled(signedIn, { scope, params: aUser() }))
  await heading('learn')
})

test('sign-in says that a session has ended elsewhere, and nothing to someone who had none', async () => {
  const { scope, unmount } = await open('/dashboard/learn', await signedInScope(aUser()))
  await heading('learn')
  await act(async () => void allSettled(signedOut, { scope }))
  await arrives('/auth/sign-in', 'sign-in')
  expect(screen.getByText(/"notice":"You have been signed out\. /)).toBeDefined()
  unmount()
  await open('/dashboard/learn', await visitorScope())
  await heading('sign-in')
  expect(screen.getByText('Query: . State: {"from":"/dashboard/learn"}')).toBeDefined()
})

test('a message in place of the landing page says that the sign-out waits for a network, and leads on from there', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { scope } = await open('/dashboard/learn', await signedInScope(aUser()))
  await heading('learn')
  await act(async () => void allSettled(signOutQueued, { scope, params: 'user-1' }))
  await arrives('/', 'You are signed out on this device')
  await userEvent.click(screen.getByRole('button', { name: 'Go to the start page' }))
  await arrives('/', 'landing')
})

test('the notice about a sign-out without a network is in place of no other page', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const { scope, router } = await open('/terms', await signedInScope(aUser()))
  await heading('terms')
  await act(async () => void allSettled(signOutQueued, { scope, params: 'user-1' }))
  await heading('terms')
  await act(async () => router.navigate('/auth/sign-in'))
  await heading('sign-in')
})

// docs/product/routes-and-guards.md#unknown-address

test('an unknown address leads a visitor to /not-found, in place of the unknown one', async () => {
  await open('/no/such/page', await visitorScope())
  await arrives('/not-found', 'Page not found')
})

test('an unknown address leads a signed-in person home, onboarded or not', async () => {
  const { unmount } = await open('/no/such/page', await signedInScope(aUser()))
  await arrives('/dashboard/learn', 'learn')
  unmount()
  await open('/no/such/page', await signedInScope(newcomer))
  await heading('onboarding')
})

test('an unknown address waits for the session check', async () => {
  const { scope } = await open('/no/such/page', fork())
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(address()).toBe('/no/such/page')
  await act(() => allSettled(signedOut, { scope }))
  await heading('Page not found')
})

test('an unknown address says that the server cannot be reached', async () => {
  await open('/no/such/page', unreachedScope())
  await arrives('/no/such/page', 'Stepwise could not be reached')
})

// docs/product/routes-and-guards.md#dead-end

test.each([
  ['/dashboard/learn', 'a signed-in person', aUser()],
  ['/dashboard/learn', 'a person who is not onboarded', newcomer],
  ['/onboarding', 'a person who is not onboarded', newcomer],
])('the address of %s that is not live says so in place to %s', async (at, _, user) => {
  await openProduct(at, { registry: registryOf(routes.slice(0, 3)), scope: await signedInScope(user) })
  await arrives(at, 'Page not found')
})

test('the address of onboarding that is not live leads an onboarded person home, and says so to others', async () => {
  const registry = registryOf(routes.filter(({ page }) => page !== 'onboarding'))
  const { unmount } = await openProduct('/onboarding', { registry, scope: await signedInScope(aUser()) })
  await heading('learn')
  unmount()
  await openProduct('/dashboard/learn', { registry, scope: await signedInScope(newcomer) })
  await arrives('/onboarding', 'Page not found')
})

// docs/product/routes-and-guards.md#role-route
test('the page of a role is an unknown address to others, and shows to people who have it', async () => {
  const desk = aRoute('/dashboard/reading-club', { page: 'terms', role: 'content_manager' })
  const registry = registryOf([...routes, desk])
  const { unmount } = await openProduct('/dashboard/reading-club', { registry, scope: await signedInScope(aUser()) })
  await arrives('/dashboard/learn', 'learn')
  unmount()
  const manager = await signedInScope(aUser({ role: 'content_manager' }))
  await openProduct('/dashboard/reading-club', { registry, scope: manager })
  await heading('terms')
})

test('a message at once says that the account is deleted, and no sign-in is asked for', async () => {
  const { scope } = await open('/dashboard/reflect', await signedInScope(aUser()))
  await heading('reflect')
  const params = { personId: 'user-1', eraseAt: '2026-12-04T12:00:00Z' }
  await act(() => allSettled(accountDeleted, { scope, params }))
  await arrives('/auth/account-deleted', 'account-deleted')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'account-deleted' }))
})
