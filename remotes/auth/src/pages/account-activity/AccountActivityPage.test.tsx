import type { AccountEvent } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import AccountActivityPage from './AccountActivityPage.tsx'
import { fetchActivityFx, fetchMoreFx } from './account-activity.model.ts'

// docs/product/own-account.md#activity
const now = Date.now()
const event = (number: number): AccountEvent => ({
  id: `event-${number}`,
  at: new Date(now - number * 60_000).toISOString(),
  kind: 'signed-in',
  actor: 'person',
  address: '203.0.113.7',
  device: `Browser ${number}`,
  detail: 'passkey',
})
const page = (from: number, to: number, hasMore: boolean) => ({
  events: Array.from({ length: to - from + 1 }, (_, index) => event(from + index)),
  hasMore,
})

async function open(load: () => unknown, loadMore: (lastId: string) => unknown = async () => page(31, 33, false)) {
  const more = vi.fn(loadMore)
  const scope = await signedInScope(aUser(), {
    handlers: [
      [fetchActivityFx, load],
      [fetchMoreFx, more],
    ],
  })
  renderPart(<AccountActivityPage />, { scope })
  return { more, announcement: () => scope.getState($announcement) }
}
const items = () => screen.getAllByRole('listitem')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('each event is in plain words, with when and from where', async () => {
  await open(async () => page(1, 2, false))
  await waitFor(() => expect(items()).toHaveLength(2))
  expect(items()[0]?.textContent).toMatch(/^You signed in with a passkey\d\d:\d\d, Browser 1, 203\.0\.113\.7$/)
  expect(screen.getByText(/shortened after 30 days, and everything is deleted after a year/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the page says what to do about a strange event', async () => {
  await open(async () => page(1, 1, false))
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Choose a new password')).toBe('/dashboard/settings/account')
  expect(href('sign out elsewhere')).toBe('/dashboard/settings/profile')
})

test('Show more adds what came before, announces it, and the first of it has the focus', async () => {
  const { more, announcement } = await open(async () => page(1, 30, true))
  await screen.findByRole('button', { name: 'Show more' })
  await press('Show more')
  await waitFor(() => expect(items()).toHaveLength(33))
  expect(more).toHaveBeenCalledWith('event-30')
  expect(document.activeElement).toBe(items()[30])
  expect(announcement()).toBe('3 more shown')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a failure to load more is shown, and what is there stays', async () => {
  const load = vi.fn<() => Promise<unknown>>(async () => page(31, 33, false))
  load.mockRejectedValueOnce(new CallError({ kind: 'network' }))
  await open(async () => page(1, 30, true), load)
  await screen.findByRole('button', { name: 'Show more' })
  await press('Show more')
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  expect(items()).toHaveLength(30)
  await press('Show more')
  await waitFor(() => expect(items()).toHaveLength(33))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty list says so', async () => {
  await open(async () => page(1, 0, false))
  expect(await screen.findByText('No activity yet.')).toBeDefined()
})

test('a failure to load is shown, and the next try loads it', async () => {
  const load = vi.fn<() => Promise<unknown>>(async () => page(1, 1, false))
  load.mockRejectedValueOnce(new CallError({ kind: 'network' }))
  await open(load)
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  await press('Try again')
  await waitFor(() => expect(items()).toHaveLength(1))
})
