// docs/product/shell-and-search.md#account-menu-missing
import { aUser, recordCalls, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { recordFaults, renderInHost } from '../testing.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'

/** How the menu's code arrives: each call is one download. */
const download = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock(import('./OpenAvatarMenu.tsx'), async (importOriginal) => {
  await download()
  return importOriginal()
})

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  download.mockReset().mockRejectedValue(new Error('404'))
})

/** The menu cannot be loaded in three attempts. */
async function openInVain() {
  const opened = await open()
  await opened.user.click(button())
  await pass(2000)
  return opened
}
async function open() {
  const scope = await signedInScope(aUser())
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const faults = recordFaults()
  renderInHost(<AvatarMenu />, { scope })
  return { scope, user, faults }
}
const button = () => screen.getByRole('button', { name: /^Account menu/ })
const notice = () => screen.queryByRole('region', { name: 'Account menu could not be opened' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test.each([
  ['the pointer comes near', () => fireEvent.pointerEnter(button())],
  ['the focus comes', () => act(() => button().focus())],
])('the menu is loaded ahead when %s, and nothing is said when that fails', async (_, approach) => {
  await open()
  await pass(2000)
  expect(download).not.toHaveBeenCalled()
  approach()
  await pass(0)
  expect(download).toHaveBeenCalledTimes(1)
  await pass(2000)
  expect(download).toHaveBeenCalledTimes(3)
  expect(notice()).toBeNull()
  expect(button().getAttribute('aria-busy')).toBeNull()
})

test('while the menu loads its button is busy; after three attempts a notice says so, and the focus stays', async () => {
  const { scope, user, faults } = await open()
  const before = button()
  await user.click(before)
  await pass(0)
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(before)
  expect(notice()).toBeNull()
  await pass(2000)
  expect(notice()?.textContent).toContain('Account menu could not be opened.')
  expect(scope.getState($announcement)).toBe('Account menu could not be opened.')
  expect(document.activeElement).toBe(before)
  expect(await faults()).toMatchObject([{ part: 'host', version: '1.0.0-11111111' }])
  expect(screen.getAllByRole('button', { name: /^Account menu/ })).toHaveLength(1)
})

test('Close takes the notice away, and the next press tries again', async () => {
  const { user } = await openInVain()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(notice()).toBeNull()
  expect(button().getAttribute('aria-busy')).toBeNull()
  expect(document.activeElement).toBe(button())
  // The focus that came back has loaded it ahead, in vain.
  await pass(2000)
  expect(notice()).toBeNull()
  download.mockClear()
  await user.keyboard('{Enter}')
  expect(notice()).toBeNull()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await pass(2000)
  expect(download).toHaveBeenCalledTimes(3)
  expect(notice()).toBeTruthy()
})

test('a press beside the notice tries again, too', async () => {
  const { user } = await openInVain()
  expect(notice()).toBeTruthy()
  expect(button().getAttribute('aria-busy')).toBeNull()
  download.mockClear()
  await user.click(button())
  expect(notice()).toBeNull()
  await pass(2000)
  expect(download).toHaveBeenCalledTimes(3)
  expect(notice()).toBeTruthy()
})

test('a person who cannot open the menu can still sign out', async () => {
  const calls = recordCalls(async () => Response.json({}))
  const { user } = await openInVain()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Account menu/ })).toBeNull())
  expect(calls).toEqual(['DELETE /api/auth/sign_out'])
  expect(notice()).toBeNull()
})

// The last of this file: from here on the menu has loaded.
test('Try again opens the menu', async () => {
  const { user } = await openInVain()
  download.mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeTruthy()
  expect(notice()).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Account menu/ })).toHaveLength(1)
})
