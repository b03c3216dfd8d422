// docs/product/shell-and-search.md
import type { RegistryRemote, RemoteConfig, RemoteModule } from '@stepwise/shared/contracts'
import { createBrowserRouter, Link, Outlet, type Router, RouterProvider, useLocation } from '@stepwise/shared/routing'
import { shell } from '@stepwise/shared/shell'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { LiveRegion, UiProvider } from '@stepwise/shared/ui'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegistryProvider } from '../registry/RegistryContext.tsx'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRegistry, aRemote } from '../testing.ts'
import { Frame } from './Frame.tsx'
import { PageLoader } from './PageLoader.tsx'

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)

const inStudy = { editions: ['study' as const], condition: 'always' as const }
const inBoth = { editions: ['study' as const, 'pro' as const], condition: 'always' as const }
const menu: RemoteConfig['menu'] = [
  { ...inBoth, label: 'Notes', icon: 'notes', order: 50, opens: 'panel.notes' },
  { ...inStudy, label: 'Learn', icon: 'book', order: 10, to: '/dashboard/learn', covers: ['/dashboard/software'] },
  { ...inBoth, label: 'Favourites', icon: 'heart', order: 40, to: '/favourites' },
]
const allSlots: RemoteConfig['slots'] = [
  'topbar.search',
  'topbar.accessibility',
  'panel.notes',
  'dialog.achievements',
  'toast.achievements',
  'status.timer',
]
const shown = (Part: () => React.ReactNode) => async () => ({ default: Part })
const module: RemoteModule = {
  pages: {},
  slots: {
    'topbar.search': shown(() => <input type="search" aria-label="Search" />),
    'topbar.accessibility': shown(() => <button type="button">Accessibility settings</button>),
    'panel.notes': shown(() => <aside aria-label="Notes">My notes</aside>),
    'toast.achievements': shown(() => <p>A new badge</p>),
    'status.timer': shown(() => <p>25:00 left</p>),
  },
}

// The host caches parts by folder, so every test has a folder of its own.
let version = 0
const learn = (changes: Partial<RemoteConfig> = {}): RegistryRemote =>
  aRemote({
    config: { name: 'learn', title: 'Learn', routes: [], menu, slots: allSlots, ...changes },
    folder: `/remotes/learn/${version}/`,
  })

// A window of this width, in px: jsdom has no layout.
let width = 1280
let listeners: Set<() => void>
function resizeTo(px: number) {
  width = px
  act(() => {
    for (const listener of [...listeners]) listener()
  })
}

beforeEach(() => {
  version += 1
  width = 1280
  listeners = new Set()
  load.mockResolvedValue(module)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const [, minWidth = 'unknown'] = /^\(min-width: (\d+)px\)$/.exec(query) ?? []
    return {
      media: query,
      get matches() {
        return width >= Number(minWidth)
      },
      addEventListener: (type: string, listener: () => void) => void (type === 'change' && listeners.add(listener)),
      removeEventListener: (type: string, listener: () => void) =>
        void (type === 'change' && listeners.delete(listener)),
    } as unknown as MediaQueryList
  })
})
let router: Router | undefined
afterEach(() => {
  router?.dispose()
  load.mockReset()
})

/** A page that says where it is. */
function Page() {
  const { pathname } = useLocation()
  return (
    <>
      <h1>{`The page at ${pathname}`}</h1>
      <Link to="/dashboard/learn/revision">Revision</Link>
    </>
  )
}

interface Options {
  at?: string
  remotes?: RegistryRemote[]
  scope?: Scope
  page?: React.ReactNode
  /** Whether the parts of the bar can be loaded: then it is waited for them. */
  hasBar?: boolean
}

async function openShell({
  at = '/dashboard/learn',
  remotes = [learn()],
  scope,
  page = <Page />,
  hasBar = true,
}: Options = {}) {
  history.replaceState(null, '', at)
  router = createBrowserRouter([
    {
      element: (
        <>
          <LiveRegion />
          <Outlet />
        </>
      ),
      children: [{ element: <Frame kind="shell" />, children: [{ path: '*', element: page }] }],
    },
  ])
  const inScope = scope ?? (await signedInScope(aUser()))
  const result = render(
    <Provider value={inScope}>
      <UiProvider colorScheme="light">
        <RegistryProvider value={aRegistry(remotes)}>
          <RouterProvider router={router} />
        </RegistryProvider>
      </UiProvider>
    </Provider>,
  )
  if (hasBar) await screen.findByLabelText('Search')
  return { ...result, scope: inScope, user: userEvent.setup() }
}

const navigation = () => screen.queryByRole('navigation', { name: 'Main' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const entryNames = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const focused = () => document.activeElement

// docs/product/shell-and-search.md#top-bar
test.each([
  ['wide', 1025, []],
  ['narrow', 1024, ['Open menu']],
])('the first Tab is the skip link; then a %s window has the bar in the order of its parts', async (_, px, first) => {
  width = px
  const { user } = await openShell()
  const bar = screen.getByRole('banner')
  const names: (string | null | undefined)[] = []
  await user.tab()
  expect(focused()).toBe(screen.getByRole('link', { name: 'Skip to main content' }))
  for (await user.tab(); bar.contains(focused()); await user.tab()) {
    names.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent)
  }
  expect(names).toEqual([
    ...first,
    'Stepwise',
    'Search',
    'Accessibility settings',
    'Dark mode',
    'Account menu, Robin Example, RE',
  ])
})

test("the product's title leads to the home of study", async () => {
  const { user } = await openShell({ at: '/favourites' })
  await user.click(screen.getByRole('link', { name: 'Stepwise' }))
  expect(await screen.findByRole('heading', { name: 'The page at /dashboard/learn' })).toBeTruthy()
  expect(location.pathname).toBe('/dashboard/learn')
})

// docs/product/shell-and-search.md#skip-link
test('Enter on the skip link puts the focus on main and shows it; the address stays', async () => {
  const scrolled: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this)
  })
  const { user } = await openShell()
  await user.tab()
  await user.keyboard('{Enter}')
  const main = screen.getByRole('main')
  expect(focused()).toBe(main)
  expect(scrolled).toEqual([main])
  expect(location.hash).toBe('')
  await user.tab()
  expect(focused()).toBe(screen.getByRole('link', { name: 'Revision' }))
})

test('a page that is still on its way says so in the one main of the shell', async () => {
  await openShell({ page: <PageLoader /> })
  const main = screen.getByRole('main')
  const loading = within(main).getByRole('status')
  expect(loading.textContent).toBe('Loading…')
})

// docs/product/shell-and-search.md#theme-toggle
test('Dark mode is a toggle that tells and stores its state', async () => {
  const { user } = await openShell()
  const toggle = button('Dark mode')
  const drawing = () => toggle.querySelector('svg')?.innerHTML
  const moon = drawing()
  expect(moon).toBeTruthy()
  expect(toggle.getAttribute('aria-pressed')).toBe('false')

  await user.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Dark mode is on')
  expect(localStorage.getItem('preferred-theme')).toBe('dark')
  const sun = drawing()
  expect(sun).not.toBe(moon)

  await user.keyboard('{Enter}')
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Light mode is on'))
  expect(localStorage.getItem('preferred-theme')).toBe('light')
  expect(drawing()).toBe(moon)
})

// docs/product/shell-and-search.md#side-menu
test('remotes bring the entries of the menu; their order sorts them', async () => {
  const tools = aRemote({
    config: {
      ...aRemote().config,
      name: 'study-tools',
      menu: [
        { ...inStudy, label: 'Study Tools', icon: 'tools', order: 60, to: '/dashboard/study-tools' },
        { ...inStudy, label: 'Reflect', icon: 'notebook', order: 20, to: '/dashboard/reflect' },
        { ...inStudy, editions: ['pro'], label: 'Only in pro', icon: 'list', order: 1, to: '/pro' },
        { ...inStudy, label: 'Opens what nobody has', icon: 'list', order: 2, opens: 'panel.display' },
      ],
    },
    folder: `/remotes/study-tools/${version}/`,
  })
  await openShell({ remotes: [tools, learn()] })
  expect(entryNames()).toEqual(['Learn', 'Reflect', 'Favourites', 'Notes', 'Study Tools'])
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(to('Learn')).toBe('/dashboard/learn')
  expect(to('Reflect')).toBe('/dashboard/reflect')
})

// docs/product/shell-and-search.md#wellbeing-entry, docs/product/accounts.md#roles
test.each([
  ['a student', {}, ['For all']],
  ['somebody with wellbeing entries', { wellbeings: ['calm' as const] }, ['For all', 'Wellbeing']],
  ['a content manager', { role: 'content_manager' as const }, ['For all', 'For managers']],
  ['a tester', { role: 'qa' as const }, ['For all', 'For testers']],
])('%s sees the entries whose condition holds', async (_, person, expected) => {
  const items = [
    ['For all', 'always'],
    ['Wellbeing', 'has-wellbeings'],
    ['For managers', 'is-content-manager'],
    ['For testers', 'is-qa'],
  ] as const
  const conditional = learn({
    menu: items.map(([label, condition], order) => ({
      ...inStudy,
      label,
      condition,
      order,
      icon: 'list',
      to: `/entry-${order}`,
    })),
  })
  await openShell({ remotes: [conditional], scope: await signedInScope(aUser(person)) })
  expect(entryNames()).toEqual(expected)
})

// docs/product/shell-and-search.md#menu-width, docs/product/shell-and-search.md#menu-button-name
test('at 1024 px the menu is closed; its button opens and closes it, and says which', async () => {
  width = 1024
  const { user } = await openShell()
  const toggle = button('Open menu')
  const drawing = () => toggle.querySelector('svg')?.innerHTML
  const closedDrawing = drawing()
  expect(navigation()).toBeNull()
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  expect(document.querySelector('[data-menu]')).toBeNull()

  await user.click(toggle)
  expect(entryNames()).toEqual(['Learn', 'Favourites', 'Notes'])
  expect(button('Close menu')).toBe(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(toggle.getAttribute('aria-controls')).toBe(navigation()?.id)
  expect(document.querySelector('[data-menu]')).toBeNull()
  expect(drawing()).not.toBe(closedDrawing)

  await user.click(toggle)
  expect(navigation()).toBeNull()
  expect(button('Open menu').getAttribute('aria-expanded')).toBe('false')
})

// docs/product/shell-and-search.md#menu-closes
test('on narrow windows Escape closes the menu and gives the focus back to its button; other keys do not', async () => {
  width = 768
  const { user } = await openShell()
  await user.click(button('Open menu'))
  const first = screen.getByRole('link', { name: 'Learn' })
  first.focus()
  await user.keyboard('a')
  expect(navigation()).toBeTruthy()
  expect(focused()).toBe(first)
  await user.keyboard('{Escape}')
  expect(navigation()).toBeNull()
  expect(focused()).toBe(button('Open menu'))
})

test('on narrow windows a press beside the menu closes it, and the focus is not lost', async () => {
  width = 768
  const { user } = await openShell()
  await user.click(button('Open menu'))
  screen.getByRole('link', { name: 'Learn' }).focus()
  const beside = navigation()?.previousElementSibling
  expect(beside).not.toBe(screen.getByRole('banner'))
  fireEvent.pointerDown(beside as Element)
  expect(navigation()).toBeNull()
  expect(focused()).toBe(button('Open menu'))
})

test('on narrow windows the choice of a page closes the menu and leaves the focus to the page', async () => {
  width = 768
  const { user } = await openShell()
  await user.click(button('Open menu'))
  await user.click(screen.getByRole('link', { name: 'Favourites' }))
  expect(await screen.findByRole('heading', { name: 'The page at /favourites' })).toBeTruthy()
  expect(navigation()).toBeNull()
  expect(focused()).not.toBe(button('Open menu'))
})

test('on narrow windows the choice of a panel opens it, closes the menu and gives the focus back to its button', async () => {
  width = 768
  const { user } = await openShell()
  expect(screen.queryByRole('complementary', { name: 'Notes' })).toBeNull()
  await user.click(button('Open menu'))
  await user.click(button('Notes'))
  expect(await screen.findByRole('complementary', { name: 'Notes' })).toBeTruthy()
  expect(navigation()).toBeNull()
  expect(focused()).toBe(button('Open menu'))
  expect(location.pathname).toBe('/dashboard/learn')
})

test('above 1024 px the menu is there without a button, with nothing over the page, and stays', async () => {
  width = 1025
  const { user } = await openShell()
  const menuAtSide = navigation()
  expect(screen.queryByRole('button', { name: /menu$/ })).toBeNull()
  expect(menuAtSide?.previousElementSibling).toBe(screen.getByRole('banner'))
  // The style sheet moves the page beside the menu.
  expect(menuAtSide?.closest('[data-menu="persistent"]')).toBeTruthy()

  const favourites = screen.getByRole('link', { name: 'Favourites' })
  await user.click(favourites)
  await screen.findByRole('heading', { name: 'The page at /favourites' })
  expect(favourites.getAttribute('aria-current')).toBe('page')
  await user.keyboard('{Escape}')
  expect(navigation()).toBe(menuAtSide)
  expect(focused()).toBe(favourites)

  await user.click(button('Notes'))
  expect(await screen.findByRole('complementary', { name: 'Notes' })).toBeTruthy()
  expect(navigation()).toBe(menuAtSide)
  expect(focused()).toBe(button('Notes'))
})

test('the menu follows the width of the window; one that was open is closed when the window is narrow again', async () => {
  width = 1024
  const { user, unmount } = await openShell()
  await user.click(button('Open menu'))
  resizeTo(1025)
  expect(navigation()).toBeTruthy()
  expect(screen.queryByRole('button', { name: /menu$/ })).toBeNull()
  resizeTo(1024)
  expect(navigation()).toBeNull()
  expect(button('Open menu')).toBeTruthy()

  unmount()
  expect(listeners.size).toBe(0)
})

// docs/product/shell-and-search.md#slots
test('a panel closes, and no panel lies over the page before one is opened', async () => {
  const { scope, user, container } = await openShell()
  expect(screen.queryByText('My notes')).toBeNull()
  await user.click(button('Notes'))
  await screen.findByText('My notes')
  expect(container.textContent).not.toContain('panel.notes')
  await act(() => allSettled(shell.slotClosed, { scope }))
  expect(screen.queryByText('My notes')).toBeNull()
})

test('toasts are there at once; the timer only while its remote wants it', async () => {
  const { scope } = await openShell()
  expect(await screen.findByText('A new badge')).toBeTruthy()
  expect(screen.queryByText('25:00 left')).toBeNull()

  await act(() => allSettled(shell.slotPinned, { scope, params: 'status.timer' }))
  expect(await screen.findByText('25:00 left')).toBeTruthy()
  await act(() => allSettled(shell.slotUnpinned, { scope, params: 'status.timer' }))
  expect(screen.queryByText('25:00 left')).toBeNull()
  // Something else that is wanted is not the timer.
  await act(() => allSettled(shell.slotPinned, { scope, params: 'panel.notes' }))
  expect(screen.queryByText('25:00 left')).toBeNull()
})

test('without remotes the shell stands: bar, empty menu, page', async () => {
  await openShell({ remotes: [], hasBar: false })
  expect(navigation()?.textContent).toBe('')
  expect(screen.getByRole('heading', { name: 'The page at /dashboard/learn' })).toBeTruthy()
  expect(button('Dark mode')).toBeTruthy()
})

// docs/product/shell-and-search.md#slot-missing
test('places of the bar that cannot be loaded say so, and the page stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    load.mockRejectedValue(new Error('404'))
    await openShell({ hasBar: false })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(button('Search could not be loaded. Try again')).toBeTruthy()
    expect(button('Accessibility could not be loaded. Try again')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'The page at /dashboard/learn' })).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})
