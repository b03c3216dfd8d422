import type { Passkey, Security } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchSecurityFx, securityOpened } from '../../features/security/security.model.ts'
import { aSecurity } from '../../features/security/testing/a-security.ts'
import { PasskeyError } from '../../features/sign-in/passkey-browser.ts'
import { addPasskeyFx } from '../../features/sign-in/passkeys.model.ts'
import { WaysInSection } from './WaysInSection.tsx'
import { deleteInstitutionFx, deletePasskeyFx, fetchDeviceFx, renamePasskeyFx } from './ways-in.model.ts'

// docs/product/own-account.md#ways-in-managed
const passkey = (id: string, name: string, changes: Partial<Passkey> = {}): Passkey => ({
  id,
  name,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  isBackedUp: false,
  ...changes,
})
const laptop = passkey('laptop', 'Chrome on Windows')
const phone = passkey('phone', 'My phone', { lastUsedAt: '2026-11-21T10:00:00Z', isBackedUp: true })
const university = { id: 'uni', name: 'University of Stepwise', linkedAt: '2026-11-20T10:00:00Z' }

beforeEach(() => void vi.stubGlobal('PublicKeyCredential', class {}))

interface Answers {
  add?: () => Promise<unknown>
  remove?: () => Promise<unknown>
}

async function open(
  changes: Partial<Security> = {},
  { add = async () => passkey('new', 'Library'), remove = async () => ({}) }: Answers = {},
) {
  const [addPasskey, removePasskey] = [vi.fn<(given: unknown) => unknown>(add), vi.fn<(id: unknown) => unknown>(remove)]
  const here = { id: '1', device: 'Firefox on Linux', startedAt: '', lastSeenAt: '', isCurrent: true }
  const scope = await signedInScope(aUser(), {
    handlers: [
      [fetchSecurityFx, async () => aSecurity({ passkeys: [laptop, phone], ...changes })],
      [fetchDeviceFx, async () => ({ sessions: [here] })],
      [addPasskeyFx, addPasskey],
      [deletePasskeyFx, removePasskey],
      [deleteInstitutionFx, removePasskey],
      [renamePasskeyFx, async ({ id, name }: Passkey) => passkey(id, name)],
    ],
  })
  await allSettled(securityOpened, { scope })
  renderPart(<WaysInSection />, { scope })
  return { addPasskey, removePasskey, announcement: () => scope.getState($announcement) }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const rows = () =>
  within(screen.getByRole('list', { name: 'Your passkeys' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByText(/./)[0]?.textContent)

test('a passkey says what it is called, since when it is there and where it is kept', async () => {
  await open()
  expect(rows()).toEqual(['Chrome on Windows', 'My phone'])
  expect(screen.getByText('Added on 20 November 2026. Not used yet. Stored on one device.')).toBeDefined()
  const facts = 'Added on 20 November 2026. Last used on 21 November 2026. Synced between your devices.'
  expect(screen.getByText(facts)).toBeDefined()
})

test('a new passkey has the name of this browser unless the person gives another', async () => {
  const { addPasskey, announcement } = await open()
  await press('Add a passkey')
  const name = screen.getByRole('textbox', { name: 'Passkey name' })
  expect(document.activeElement).toBe(name)
  expect(name).toHaveProperty('value', 'Firefox on Linux')
  await userEvent.clear(name)
  await userEvent.type(name, ' Library ')
  await press('Add this passkey')
  expect(await screen.findByText('You can sign in with “Library” now.')).toBeDefined()
  expect(addPasskey).toHaveBeenCalledWith({ name: 'Library' })
  expect(rows()).toEqual(['Library', 'Chrome on Windows', 'My phone'])
  expect(announcement()).toBe('You can sign in with “Library” now.')
  expect(document.activeElement).toBe(button('Add a passkey'))
})

test('closing the browser’s window shows a note, not an error', async () => {
  const { announcement } = await open({}, { add: () => Promise.reject(new PasskeyError('cancelled')) })
  await press('Add a passkey')
  await press('Add this passkey')
  const words = 'You closed the passkey window. Nothing was changed.'
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(announcement()).toBe(words)
})

test.each([
  ['the browser', new PasskeyError('exists'), 'You have a passkey for Stepwise on this device already.'],
  ['the server', new CallError({ kind: 'network' }), 'We could not reach the server.'],
])('a failure of %s is shown above the form, whose name stays', async (_, error, words) => {
  await open({}, { add: () => Promise.reject(error) })
  await press('Add a passkey')
  await press('Add this passkey')
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByRole('textbox', { name: 'Passkey name' })).toHaveProperty('value', 'Firefox on Linux')
})

test('a passkey needs a name', async () => {
  const { addPasskey } = await open()
  await press('Add a passkey')
  await userEvent.clear(screen.getByRole('textbox'))
  await press('Add this passkey')
  expect(screen.getAllByText('Enter a name')).toHaveLength(2)
  expect(addPasskey).not.toHaveBeenCalled()
})

test('a browser without passkeys says so and offers none; those that are there can be removed', async () => {
  vi.unstubAllGlobals()
  await open()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  expect(screen.getByText(/You cannot add a passkey/)).toBeDefined()
  expect(button('Remove My phone')).toBeDefined()
})

test('Rename changes the name in its place', async () => {
  const { announcement } = await open()
  await press('Rename My phone')
  const name = screen.getByRole('textbox', { name: 'Passkey name' })
  expect(document.activeElement).toBe(name)
  await userEvent.clear(name)
  await userEvent.type(name, 'Old phone{Enter}')
  await waitFor(() => expect(rows()).toEqual(['Chrome on Windows', 'Old phone']))
  expect(announcement()).toBe('It is now called Old phone.')
  expect(document.activeElement).toBe(button('Rename Old phone'))
})

test('Remove asks once more, and Keep it keeps it', async () => {
  const { removePasskey } = await open()
  await press('Remove Chrome on Windows')
  expect(screen.getByRole('group', { name: /Remove “Chrome on Windows”\?/ })).toBeDefined()
  expect(document.activeElement).toBe(button('Keep it'))
  await press('Keep it')
  expect(document.activeElement).toBe(button('Remove Chrome on Windows'))
  expect(removePasskey).not.toHaveBeenCalled()
})

test('a removed passkey goes, and the focus is on the next one, or else on the heading', async () => {
  const { removePasskey, announcement } = await open()
  await press('Remove Chrome on Windows')
  await press('Remove')
  await waitFor(() => expect(rows()).toEqual(['My phone']))
  expect(removePasskey).toHaveBeenCalledWith('laptop')
  expect(announcement()).toBe('Removed Chrome on Windows')
  expect(document.activeElement).toBe(button('Rename My phone'))
  await press('Remove My phone')
  await press('Remove')
  await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ways to sign in' }))
})

test('a failure to remove is shown at the button', async () => {
  await open({}, { remove: () => Promise.reject(new CallError({ kind: 'network' })) })
  await press('Remove My phone')
  await press('Remove')
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  expect(rows()).toHaveLength(2)
})

test('an institution can be unlinked', async () => {
  const { removePasskey } = await open({ passkeys: [], institutions: [university] })
  expect(screen.queryByRole('list', { name: 'Your passkeys' })).toBeNull()
  expect(screen.getByText('Linked on 20 November 2026.')).toBeDefined()
  await press('Unlink University of Stepwise')
  await press('Unlink')
  await waitFor(() => expect(screen.queryByText('University of Stepwise')).toBeNull())
  expect(removePasskey).toHaveBeenCalledWith('uni')
})
