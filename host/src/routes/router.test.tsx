import type { RemoteModule } from '@stepwise/shared/contracts'
import { saveDisplaySettingFx, themeToggled } from '@stepwise/shared/display'
import { failurePageRequested } from '@stepwise/shared/http'
import { signedIn, signedOut } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { announced, PageHeading } from '@stepwise/shared/ui'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, fork, type Scope } from 'effector'
import { useEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRegistry, aRoute, heading, openProduct, recordFaults, remoteWith, visitorScope } from '../testing.tsx'

// The one router: the routes of every live remote in their frames, the host's own pages, and what stands around them all.
// docs/product/routes-and-guards.md, docs/product/errors.md

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))

const page = (name: string) => async () => ({ default: () => <PageHeading>{name}</PageHeading> })
const modules: Record<string, RemoteModule> = {
  site: { pages: { landing: page('Landing'), terms: page('Terms') } },
  learn: { pages: { learn: page('Home'), reflect: page('Journal') } },
}
const remoteOf = (name: string, ...routes: ReturnType<typeof aRoute>[]) =>
  remoteWith({ name, routes }, { folder: `/remotes/${name}/2.0.0/` })
const landing = aRoute('/', { access: 'signed-out', frame: 'bare', colorScheme: 'light' })
const site = remoteOf('site', landing, aRoute('/terms', { access: 'public', frame: 'bare' }))
const learn = remoteOf('learn', aRoute('/dashboard/learn'), aRoute('/dashboard/reflect'))
type Router = Awaited<ReturnType<typeof openProduct>>['router']
const go = async (router: Router, to: string, name: string) => {
  await act(async () => router.navigate(to))
  await heading(name)
}
const open = (at: string, scope: Scope, remotes = [site, learn]) =>
  openProduct(at, { registry: aRegistry(remotes), scope })

beforeEach(() => {
  vi.mocked(loadRemoteModule).mockImplementation(async ({ config }) => modules[config.name] ?? { pages: {} })
})

const failure = Object.assign(new Error('the chart is gone'), {
  stack: 'Error: the chart is gone\n    at https://stepwise.test/remotes/journal/2.0.0/page.js:1:2',
})
const throwFailure = () => {
  throw failure
}
function FailsWhenLeft() {
  useEffect(() => throwFailure, [])
  return <PageHeading>Charts</PageHeading>
}

test('a page that throws while it is left is reported with its part, and the next page opens, in its frame and in another', async () => {
  const faults = recordFaults()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  modules.journal = { pages: { charts: async () => ({ default: FailsWhenLeft }) } }
  const journal = remoteOf('journal', aRoute('/dashboard/charts'))
  const { router } = await open('/dashboard/charts', await signedInScope(aUser()), [site, learn, journal])
  for (const [address, name] of [
    ['/dashboard/learn', 'Home'],
    ['/terms', 'Terms'],
  ] as const) {
    await go(router, '/dashboard/charts', 'Charts')
    await go(router, address, name)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  }
  expect(await faults()).toMatchObject([{ part: 'journal', message: 'Error: the chart is gone' }])
})

test('pages of every remote are shown, those of the shell below the top bar, the others bare', async () => {
  const { router } = await open('/dashboard/reflect', await signedInScope(aUser()))
  await heading('Journal')
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('banner')).toBeTruthy()
  await go(router, '/terms', 'Terms')
  expect(screen.queryByRole('banner')).toBeNull()
  await go(router, '/dashboard/learn', 'Home')
  expect(screen.getByRole('banner')).toBeTruthy()
})

test.each([
  ['/dashboard/sitemap', 'a person, in the shell', () => signedInScope(aUser()), 'Sitemap', 1],
  ['/shortcuts', 'a newcomer, in the shell', () => signedInScope(aUser({ userInfo: null })), 'Keyboard shortcuts', 1],
  ['/shortcuts', 'a visitor, bare', visitorScope, 'Keyboard shortcuts', 0],
])('%s shows to %s', async (at, _, scopeOf, name, bars) => {
  await open(at, await scopeOf())
  await heading(name)
  expect(location.pathname).toBe(at)
  expect(screen.queryAllByRole('banner')).toHaveLength(bars)
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(document.title).toBe(`${name} - Stepwise`)
})

test.each([
  ['/error', 'Oh no! Something unexpected happened.'],
  ['/something-went-wrong', 'Oh no! Something unexpected happened.'],
  ['/not-found', 'Page not found'],
])('%s shows to everyone, before anyone knows who they are, bare', async (at, name) => {
  const { scope } = await open(at, fork())
  await heading(name)
  await act(() => allSettled(signedOut, { scope }))
  await heading(name)
  await act(() => allSettled(signedIn, { scope, params: aUser() }))
  await heading(name)
  expect(screen.queryByRole('banner')).toBeNull()
  expect(location.pathname).toBe(at)
})

test('an error outside every page shows the message of the whole product, and Try again brings the product back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { menu } = learn.config
  const broken = { ...learn, config: { ...learn.config, menu: null as unknown as typeof menu } }
  await open('/dashboard/learn', await signedInScope(aUser()), [site, broken])
  await heading('Oh no! Something unexpected happened.')
  expect(screen.getByRole('alert').textContent).toContain('This page has stopped working.')
  expect(document.title).toBe('Something unexpected happened - Stepwise')
  broken.config.menu = menu
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Home')
})

// docs/product/routes-and-guards.md#always-light

test('pages have the person’s theme, except those that are always light', async () => {
  const { accessabilitySetting } = aUser()
  const save = ({ change }: { change: object }) => ({ ...accessabilitySetting, ...change })
  const scope = await signedInScope(aUser(), { handlers: [[saveDisplaySettingFx, save]] })
  await allSettled(themeToggled, { scope })
  const { router } = await open('/dashboard/learn', scope)
  const colours = () => document.documentElement.dataset.mantineColorScheme
  await heading('Home')
  expect(colours()).toBe('dark')
  await act(() => allSettled(signedOut, { scope }))
  await go(router, '/', 'Landing')
  expect(colours()).toBe('light')
  await go(router, '/terms', 'Terms')
  expect(colours()).toBe('dark')
  await act(async () => router.navigate('/not-found'))
  expect(colours()).toBe('dark')
})

test('a person of the light theme has it everywhere', async () => {
  await open('/terms', await signedInScope(aUser()))
  await heading('Terms')
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light')
})

// docs/product/errors.md#global-rules

test.each([
  ['/error', 'Oh no! Something unexpected happened.'],
  ['/not-found', 'Page not found'],
] as const)('a failed call leads to %s, in place of the page that failed', async (failurePage, name) => {
  const { router, scope } = await open('/dashboard/learn', await signedInScope(aUser()))
  await heading('Home')
  await go(router, '/dashboard/reflect', 'Journal')
  await act(() => allSettled(failurePageRequested, { scope, params: failurePage }))
  await heading(name)
  expect(location.pathname).toBe(failurePage)
  act(() => history.back())
  await heading('Home')
  expect(location.pathname).toBe('/dashboard/learn')
})

test('once the product is gone a failed call leads nowhere', async () => {
  const { scope, unmount } = await open('/dashboard/learn', await signedInScope(aUser()))
  await heading('Home')
  unmount()
  await allSettled(failurePageRequested, { scope, params: '/error' })
  expect(location.pathname).toBe('/dashboard/learn')
})

test('announcements are said after the page', async () => {
  const { scope } = await open('/terms', await signedInScope(aUser()))
  await heading('Terms')
  await act(() => allSettled(announced, { scope, params: 'Saved.' }))
  const region = screen.getByRole('status')
  expect(await screen.findByText('Saved.')).toBe(region)
  // A reader of the page meets its words last.
  const page = screen.getByRole('heading', { name: 'Terms' })
  expect(page.compareDocumentPosition(region) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(region.nextElementSibling).toBeNull()
})
