import { shell } from '@stepwise/shared/shell'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import ProfilePage from './ProfilePage.tsx'
import { fetchSessionsFx } from './sessions.model.ts'

async function open() {
  const scope = await signedInScope(aUser({ university: 'University of Stepwise' }), {
    handlers: [[fetchSessionsFx, async () => ({ sessions: [] })]],
  })
  const opened = vi.fn()
  createWatch({ unit: shell.slotOpened, scope, fn: opened })
  renderPart(<ProfilePage />, { scope })
  await screen.findByRole('button', { name: 'Sign out everywhere' })
  return { opened, card: (name: string) => within(screen.getByRole('region', { name })) }
}

test('shows the person’s name and organisation', async () => {
  const { card } = await open()
  expect(card('Profile').getByText('Robin Example')).toBeDefined()
  expect(card('Profile').getByText('robin@example.test').getAttribute('translate')).toBe('no')
  expect(card('Profile').getByText('University of Stepwise')).toBeDefined()
  expect(card('Notifications').getByText('Nothing new yet. Watch this space.')).toBeDefined()
})

test('the settings lead to the account, the software, the sitemap and the help for a shortcut', async () => {
  const { card } = await open()
  const link = (name: string) => card('Settings').getByRole('link', { name }).getAttribute('href')
  expect(link('Your account')).toBe('/dashboard/settings/account')
  expect(link('Select Software')).toBe('/dashboard/settings/profile/software-selection')
  expect(link('Sitemap')).toBe('/dashboard/sitemap')
  await userEvent.click(card('Settings').getByRole('button', { name: 'Install Shortcut' }))
  expect(await screen.findByRole('dialog', { name: 'Install Shortcut' })).toBeDefined()
})

test('notes and achievements open over the page; the one opener of the reading settings is below it', async () => {
  const { card, opened } = await open()
  await userEvent.click(card('My Learning').getByRole('button', { name: 'My Notes' }))
  await userEvent.click(card('My Learning').getByRole('button', { name: 'Achievements' }))
  expect(opened.mock.calls).toEqual([['panel.notes'], ['dialog.achievements']])
  expect(card('Settings').queryByRole('button', { name: 'Accessibility settings' })).toBeNull()
})
