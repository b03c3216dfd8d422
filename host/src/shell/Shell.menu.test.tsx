import { aUser, signedInScope } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import {
  beforeEachShell,
  button,
  entryNames,
  focused,
  learn,
  listeners,
  navigation,
  openShell,
  setWidth,
} from './testing/open-shell.tsx'

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
beforeEachShell(vi.mocked(loadRemoteModule))

/** The menu lies over the page in a narrow window. */
async function openMenu(options?: Parameters<typeof openShell>[0]) {
  setWidth(768)
  const shell = await openShell(options)
  await shell.user.click(button('Open menu'))
  return shell
}

// docs/product/shell-and-search.md#wellbeing-entry
test.each([
  ['a student', {}, ['For all']],
  ['someone with wellbeing entries', { wellbeings: ['calm' as const] }, ['For all', 'Wellbeing']],
  ['a content manager', { role: 'content_manager' as const }, ['For all', 'For managers']],
  ['a tester', { role: 'qa' as const }, ['For all', 'For testers']],
])('%s sees the entries whose condition holds', async (_, person, expected) => {
  const items = [
    ['For all', 'always'],
    ['Wellbeing', 'has-wellbeings'],
    ['For managers', 'is-content-manager'],
    ['For testers', 'is-qa'],
  ] as const
  const entry = { editions: ['study' as const], icon: 'list' as const }
  const menu = items.map(([label, condition], order) => ({ ...entry, label, condition, order, to: `/${order}` }))
  await openShell({ remotes: [learn({ menu })], scope: await signedInScope(aUser(person)) })
  expect(entryNames()).toEqual(expected)
})

test('at 1024 px the menu is closed; its button opens it over the page, and its own button closes it', async () => {
  setWidth(1024)
  const { user } = await openShell()
  const opener = button('Open menu')
  expect(navigation()).toBeNull()
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(document.querySelector('[data-menu]')).toBeNull()

  await user.click(opener)
  expect(entryNames()).toEqual(['Learn', 'Favourites', 'Notes'])
  expect(screen.getByRole('dialog', { name: 'Menu' }).contains(navigation())).toBe(true)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(document.querySelector('[data-menu]')).toBeNull()

  await user.click(button('Close menu'))
  expect(navigation()).toBeNull()
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(focused()).toBe(opener)
})

test('the open menu has the focus; bar and page behind are inert, the live region is not, and all are back afterwards', async () => {
  setWidth(768)
  const { user } = await openShell()
  const behind = [screen.getByRole('banner'), screen.getByRole('main'), screen.getByText('Skip to main content')]
  const areInert = () => behind.map((element) => element.closest('[inert]') !== null)
  await user.click(button('Open menu'))
  expect(focused()).toBe(button('Close menu'))
  await waitFor(() => expect(areInert()).toEqual([true, true, true]))
  expect(navigation()?.closest('[inert]')).toBeNull()
  expect(document.querySelector('[data-live-region]')?.closest('[inert]')).toBeNull()
  await user.keyboard('{Escape}')
  expect(areInert()).toEqual([false, false, false])
})

// docs/product/shell-and-search.md#menu-closes
test.each([
  ['right after opening', () => {}],
  ['from an entry', () => screen.getByRole('link', { name: 'Learn' }).focus()],
  ['after a press on a bare spot', () => (document.activeElement as HTMLElement).blur()],
])(
  'on narrow windows Escape closes the menu %s and gives the focus back to its button; other keys do not',
  async (_, move) => {
    const { user } = await openMenu()
    move()
    await user.keyboard('a')
    expect(navigation()).toBeTruthy()
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', isComposing: true })
    expect(navigation()).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(navigation()).toBeNull()
    expect(focused()).toBe(button('Open menu'))
  },
)

test('on narrow windows a press beside the menu closes it, and the focus is not lost', async () => {
  await openMenu()
  screen.getByRole('link', { name: 'Learn' }).focus()
  const beside = screen.getByRole('dialog', { name: 'Menu' }).previousElementSibling
  fireEvent.pointerUp(beside as Element)
  expect(navigation()).toBeNull()
  expect(focused()).toBe(button('Open menu'))
})

test('on narrow windows the choice of the page at hand closes the menu, and its heading has the focus', async () => {
  const { user } = await openMenu({ page: <PageHeading>Learn home</PageHeading> })
  await user.click(screen.getByRole('link', { name: 'Learn' }))
  expect(navigation()).toBeNull()
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Learn home' }))
})

test('on narrow windows an entry that is opened in another tab leaves the menu open', async () => {
  const { user } = await openMenu()
  const link = screen.getByRole('link', { name: 'Favourites' })
  // jsdom has no other tab to open.
  link.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(navigation()).toBeTruthy()
})

test('on narrow windows Back closes the menu with its page', async () => {
  setWidth(768)
  const { user } = await openShell()
  await user.click(screen.getByRole('link', { name: 'Revision' }))
  await user.click(button('Open menu'))
  act(() => history.back())
  expect(await screen.findByRole('heading', { name: 'The page at /dashboard/learn' })).toBeTruthy()
  expect(navigation()).toBeNull()
  expect(screen.getByRole('main').closest('[inert]')).toBeNull()
})

test('on narrow windows the choice of a page closes the menu and leaves the focus to the page', async () => {
  const { user } = await openMenu()
  await user.click(screen.getByRole('link', { name: 'Favourites' }))
  expect(await screen.findByRole('heading', { name: 'The page at /favourites' })).toBeTruthy()
  expect(navigation()).toBeNull()
  expect(focused()).not.toBe(button('Open menu'))
})

test('on narrow windows the choice of a panel opens it, closes the menu and gives the focus back to its button', async () => {
  setWidth(768)
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
  setWidth(1025)
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
  setWidth(1024)
  const { user, unmount } = await openShell()
  await user.click(button('Open menu'))
  setWidth(1025)
  expect(navigation()).toBeTruthy()
  expect(screen.queryByRole('button', { name: /menu$/ })).toBeNull()
  setWidth(1024)
  expect(navigation()).toBeNull()
  expect(button('Open menu')).toBeTruthy()

  unmount()
  expect(listeners.size).toBe(0)
})
