import type { User } from '@stepwise/shared/contracts'
import { signedOut } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope, textsOf } from '@stepwise/shared/testing'
import { announced, hintAnnounced } from '@stepwise/shared/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, onTestFinished, test } from 'vitest'
import { RegistryProvider } from '../registry/RegistryContext.tsx'
import { aRegistry } from '../testing.tsx'
import { Announcements } from './Announcements.tsx'
import { $announcements } from './announcements.model.ts'

// docs/product/accessibility.md#what-did-it-say

async function open(setting: Partial<User['accessabilitySetting']> = {}) {
  const user = aUser()
  const accessabilitySetting = { ...user.accessabilitySetting, ...setting }
  const scope = await signedInScope({ ...user, accessabilitySetting })
  const page = (alert: string | null) => (
    <RegistryProvider value={aRegistry([])}>
      <Announcements />
      {alert !== null && (
        <div role="alert">
          <strong>Something went wrong...</strong>
          <span>{alert}</span>
          <button type="button">Close message</button>
        </div>
      )}
    </RegistryProvider>
  )
  const { rerender } = renderPart(page(null), { scope })
  return {
    scope,
    user: userEvent.setup(),
    say: (text: string, event = announced) => act(() => allSettled(event, { scope, params: text })),
    show: (alert: string | null) => rerender(page(alert)),
  }
}
const key = '{Alt>}{Shift>}w{/Shift}{/Alt}'
const dialog = () => screen.findByRole('dialog', { name: 'What did it say?' })
const entries = async () => textsOf('listitem', await dialog()).map((text) => text?.replace(/^\d\d:\d\d:\d\d/, ''))

test('Alt + Shift + W opens it and closes it; before anything is said it says so', async () => {
  const { user } = await open()
  await user.keyboard(key)
  expect(within(await dialog()).getByText('Nothing has been announced yet.')).toBeTruthy()
  await user.keyboard(key)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a page that keeps keys to itself does not switch it off', async () => {
  const keep = (event: KeyboardEvent) => event.stopImmediatePropagation()
  document.addEventListener('keydown', keep, { capture: true })
  onTestFinished(() => document.removeEventListener('keydown', keep, { capture: true }))
  const { user } = await open()
  await user.keyboard(key)
  expect(await dialog()).toBeTruthy()
})

test('switched off, the key does nothing', async () => {
  const { user } = await open({ shortcutsOff: ['what-did-it-say'] })
  await user.keyboard(key)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the last twenty announcements are there with their time, the newest first', async () => {
  const { user, say } = await open()
  for (let number = 1; number <= 22; number++) await say(`Announcement ${number}`)
  await user.keyboard(key)
  const shown = await entries()
  expect(shown).toHaveLength(20)
  expect(shown[0]).toBe('Announcement 22')
  expect(shown.at(-1)).toBe('Announcement 3')
  const [first] = within(await dialog()).getAllByRole('listitem')
  expect(first?.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('announcements that were left out are there too, marked as not said', async () => {
  const { user, say } = await open({ announcements: 'less' })
  await say('3 results', hintAnnounced)
  await say('Entry saved')
  await user.keyboard(key)
  expect(await entries()).toEqual(['Entry saved', '3 results (not said)'])
})

test('an alert is there in its words, each time that it appears', async () => {
  const { user, show } = await open()
  show('The note could not be deleted.')
  await user.keyboard(key)
  await waitFor(async () => expect(await entries()).toEqual(['Something went wrong... The note could not be deleted.']))
  show('The note could not be saved.')
  await waitFor(async () => expect((await entries())[0]).toBe('Something went wrong... The note could not be saved.'))
  show(null)
  show('The note could not be saved.')
  await waitFor(async () => expect(await entries()).toHaveLength(3))
})

test('the list of announcements goes with the person', async () => {
  const { scope, say } = await open()
  await say('Entry saved')
  expect(scope.getState($announcements)).toHaveLength(1)
  await act(() => allSettled(signedOut, { scope }))
  expect(scope.getState($announcements)).toEqual([])
})
