import type { User } from '@stepwise/shared/contracts'
import { $displaySetting, saveDisplaySettingFx } from '@stepwise/shared/display'
import { shortcutGroups } from '@stepwise/shared/shortcuts/shortcut-groups'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork, type Scope } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import { $isAnnouncementsOpen } from '../announcements/announcements.model.ts'
import { settings } from '../settings/settings.ts'
import { renderInHost } from '../testing.tsx'
import ShortcutsPage from './ShortcutsPage.tsx'

beforeEach(() => {
  settings.isProduction = true
})

const show = (scope: Scope) => renderInHost(<ShortcutsPage />, { scope })
const person = (changes: Partial<User> = {}) =>
  signedInScope(aUser(changes), { handlers: [[saveDisplaySettingFx, () => new Promise(() => {})]] })
const off = (scope: Scope) => scope.getState($displaySetting).shortcutsOff
const groups = () => screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('the page lists all shortcuts by where they work, and the keys that always work', async () => {
  show(await person())
  expect(screen.getByRole('heading', { level: 1, name: 'Keyboard shortcuts' })).toBeTruthy()
  expect(groups()).toEqual([
    'Everywhere',
    'Video player',
    'Transcript of a video',
    'Steps',
    'Notes',
    'Keys that always work',
  ])
  const player = screen.getByRole('region', { name: 'Video player' })
  expect(within(player).getAllByRole('listitem')[0]?.textContent).toBe('Space or KPlay or pauseOn')
  // A translator would make of “Space” a word that is on no key.
  expect(within(player).getAllByText('Space')[0]?.getAttribute('translate')).toBe('no')
  expect(box('On: Play or pause').checked).toBe(true)
  const natives = screen.getByRole('region', { name: 'Keys that always work' })
  expect(within(natives).queryByRole('checkbox')).toBeNull()
})

test('those of the content desk and of tests are shown to people who have them', async () => {
  const { unmount } = show(await person({ role: 'content_manager' }))
  expect(groups()).toEqual(shortcutGroups.map(({ where }) => where as string).concat('Keys that always work'))
  unmount()
  show(await person({ role: 'qa' }))
  expect(groups()).not.toContain('Content desk')
  expect(groups()).toContain('Tests')
})

test('each can be switched off and on again', async () => {
  const scope = await person()
  show(scope)
  await userEvent.click(box('On: Play or pause'))
  await userEvent.click(box('On: Full screen'))
  expect(off(scope)).toEqual(['player-play', 'player-fullscreen'])
  expect(box('On: Play or pause').checked).toBe(false)
  await userEvent.click(box('On: Play or pause'))
  expect(off(scope)).toEqual(['player-fullscreen'])
})

test('all can be switched off and on at once; the button keeps the focus and it is announced', async () => {
  const scope = await person()
  show(scope)
  const allOff = screen.getByRole('button', { name: 'Switch all off' })
  const allOn = screen.getByRole('button', { name: 'Switch all on' })
  expect(allOn.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(allOff)
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false)
  expect(off(scope)).toHaveLength(shortcutGroups.flatMap(({ shortcuts }) => [...shortcuts]).length)
  expect(document.activeElement).toBe(allOff)
  expect(scope.getState($announcement)).toBe('All shortcuts are off')
  await userEvent.click(allOn)
  expect(off(scope)).toEqual([])
  expect(scope.getState($announcement)).toBe('All shortcuts are on')
})

test('a visitor can do it too, in a main part of its own, and open “What did it say?”', async () => {
  const scope = fork()
  show(scope)
  expect(screen.getAllByRole('main').length).toBe(2)
  await userEvent.click(box('On: Captions on or off'))
  expect(off(scope)).toEqual(['player-captions'])
  const { chosen } = JSON.parse(localStorage.getItem('stepwise.display') ?? '{}')
  expect(chosen).toEqual({ shortcutsOff: ['player-captions'] })
  await userEvent.click(screen.getByRole('button', { name: 'What did it say?' }))
  expect(scope.getState($isAnnouncementsOpen)).toBe(true)
})
