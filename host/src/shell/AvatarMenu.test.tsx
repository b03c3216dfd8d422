// docs/product/shell-and-search.md#avatar
import type { User } from '@stepwise/shared/contracts'
import { useLocation } from '@stepwise/shared/routing'
import { signOutRequested, userChanged } from '@stepwise/shared/session'
import { $openSlot } from '@stepwise/shared/shell'
import { aUser, recordCalls, signedInScope } from '@stepwise/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createWatch } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $qaDialog } from '../qa/qa.model.ts'
import { settings } from '../settings/settings.ts'
import { aRegistry, remoteWith, renderInHost } from '../testing.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'

const withAchievements = remoteWith({ slots: ['dialog.achievements'] })
const Address = () => <p>{`At ${useLocation().pathname}`}</p>

async function open(person: Partial<User> = {}, remotes = [withAchievements]) {
  const scope = await signedInScope(aUser(person))
  const menu = (
    <>
      <header>
        <AvatarMenu />
      </header>
      <Address />
    </>
  )
  renderInHost(menu, { registry: aRegistry(remotes), scope })
  return { scope, user: userEvent.setup() }
}
const button = () => screen.getByRole('button', { name: /^Account menu/ })
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent?.replace(/F2$/, ''))
const item = (name: string) => screen.findByRole('menuitem', { name })

// jsdom has no layout, and the menu hides while its button is out of sight: everything is 40 px square, in a large window.
beforeEach(() => {
  settings.isProduction = true
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 40, 40))
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(720)
})
afterEach(() => {
  settings.isProduction = false
})

test('the button has the initials in capitals, and a name that holds them', async () => {
  await open({ firstName: 'robin', surname: 'example' })
  expect(button().textContent).toBe('RE')
  expect(button().getAttribute('aria-label')).toBe('Account menu, robin example, RE')
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(button().getAttribute('aria-busy')).toBeNull()
  expect(screen.queryByRole('menu')).toBeNull()
})

test.each([
  ['the large photo', { id: '1', large: '/large.jpg', medium: '/medium.jpg' }, '/large.jpg', ''],
  ['the medium photo where there is no large one', { id: '1', large: null, medium: '/medium.jpg' }, '/medium.jpg', ''],
  ['the initials where there is no photo', { id: '1', large: null, medium: null }, undefined, 'RE'],
  ['the initials of someone who has none', null, undefined, 'RE'],
])('the button shows %s', async (_, avatar, address, text) => {
  await open({ avatar: avatar as User['avatar'] })
  // The photo says nothing that the button's name does not say.
  expect(within(button()).queryByRole('presentation')?.getAttribute('src')).toBe(address)
  expect(button().textContent).toBe(text)
})

test('there is no button while no one is signed in', () => {
  renderInHost(<AvatarMenu />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the first press opens the menu beside its button, by keyboard alone', async () => {
  const { user } = await open()
  await user.tab()
  expect(document.activeElement).toBe(button())
  await user.keyboard('{Enter}')
  const profile = await item('View profile page')
  await waitFor(() => expect(document.activeElement).toBe(profile))
  expect(within(screen.getByRole('banner')).getByRole('menu', { name: /^Account menu/ })).toBeTruthy()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  const entries = ['View profile page', 'View Achievements', 'What did it say?', 'Sign out']
  expect(items()).toEqual(entries)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(await item('View Achievements'))
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(await item('Sign out'))

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(button().textContent).toBe('RE')
  expect(button().getAttribute('aria-label')).toBe('Account menu, Robin Example, RE')

  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menu')).toBeTruthy()
})

test('a menu that was loaded ahead opens only when it is asked for', async () => {
  const { user, scope } = await open()
  await user.tab()
  await vi.dynamicImportSettled()
  await act(() => allSettled(userChanged, { scope, params: { surname: 'Sample' } }))
  expect(button().getAttribute('aria-label')).toBe('Account menu, Robin Sample, RS')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button().getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menu')).toBeTruthy()
})

test('View profile page leads there, and the menu closes', async () => {
  const { user } = await open()
  await user.click(button())
  await user.click(await item('View profile page'))
  expect(screen.getByText('At /dashboard/settings/profile')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('View Achievements opens them, and comes after the profile page', async () => {
  const { user, scope } = await open()
  await user.click(button())
  expect(scope.getState($openSlot)).toBeNull()
  const entry = await item('View Achievements')
  expect(entry.previousElementSibling?.textContent).toBe('View profile page')
  await user.click(entry)
  expect(scope.getState($openSlot)).toBe('dialog.achievements')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('without a remote that offers achievements the menu does not have them', async () => {
  const { user } = await open({}, [remoteWith({ slots: ['topbar.search'] })])
  await user.click(button())
  await item('View profile page')
  expect(items()).toEqual(['View profile page', 'What did it say?', 'Sign out'])
})

test('Sign out gives the focus to the button first, so that a dialog can return it there', async () => {
  const { user, scope } = await open()
  let focusedThen: Element | null = null
  const calls = recordCalls(async () => Response.json({}))
  createWatch({ unit: signOutRequested, scope, fn: () => (focusedThen = document.activeElement) })
  await user.click(button())
  const here = button()
  await user.click(await item('Sign out'))
  expect(focusedThen).toBe(here)
  // Signed out: the button goes.
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(calls).toEqual(['DELETE /api/auth/sign_out'])
})

// docs/product/qa.md#who
test.each([
  ['qa', ['Choose versions', 'What am I running']],
  ['content_manager', ['What am I running']],
] as const)('%s finds %j in the menu', async (role, entries) => {
  const { user, scope } = await open({ role }, [])
  await user.click(button())
  const running = await item('What am I running')
  expect(running.getAttribute('aria-keyshortcuts')).toBe('F2')
  expect(items()).toEqual(['View profile page', 'What did it say?', ...entries, 'Sign out'])
  await user.click(running)
  await waitFor(() => expect(scope.getState($qaDialog)).toBe('running'))
})
