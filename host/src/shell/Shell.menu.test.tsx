import { aUser, signedInScope } from '@stepwise/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { aRemote } from '../testing.tsx'
import {
  beforeEachShell,
  button,
  entryNames,
  focused,
  inStudy,
  learn,
  listeners,
  navigation,
  openShell,
  setWidth,
  version,
} from './testing/open-shell.tsx'

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
beforeEachShell(vi.mocked(loadRemoteModule))

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
  setWidth(1024)
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
  setWidth(768)
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
  setWidth(768)
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
  setWidth(768)
  const { user } = await openShell()
  await user.click(button('Open menu'))
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
