// docs/product/shell-and-search.md
import { shell } from '@stepwise/shared/shell'
import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadRemoteModule } from '../remotes/load-remote.ts'
import { beforeEachShell, button, focused, navigation, openShell, setWidth } from './testing/open-shell.tsx'

vi.mock(import('../remotes/load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)
beforeEachShell(load)

test.each([
  ['wide', 1025, []],
  ['narrow', 1024, ['Open menu']],
])('the first Tab is the skip link; then a %s window has the bar in the order of its parts', async (_, px, first) => {
  setWidth(px)
  const { user } = await openShell()
  const bar = screen.getByRole('banner')
  const names: (string | null | undefined)[] = []
  await user.tab()
  expect(focused()).toBe(screen.getByRole('link', { name: 'Skip to main content' }))
  for (await user.tab(); bar.contains(focused()); await user.tab()) {
    names.push(focused()?.getAttribute('aria-label') ?? focused()?.textContent)
  }
  const parts = ['Stepwise', 'Search', 'Accessibility settings', 'Dark mode', 'Account menu, Robin Example, RE']
  expect(names).toEqual([...first, ...parts])
})

test("the product's title leads to the home of study", async () => {
  const { user } = await openShell({ at: '/favourites' })
  await user.click(screen.getByRole('link', { name: 'Stepwise' }))
  expect(await screen.findByRole('heading', { name: 'The page at /dashboard/learn' })).toBeTruthy()
  expect(location.pathname).toBe('/dashboard/learn')
})

// docs/product/display.md#theme
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
  load.mockRejectedValue(new Error('404'))
  await openShell({ hasBar: false })
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(button('Search could not be loaded. Try again')).toBeTruthy()
  expect(button('Accessibility could not be loaded. Try again')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'The page at /dashboard/learn' })).toBeTruthy()
})
