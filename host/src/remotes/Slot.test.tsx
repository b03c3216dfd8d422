import type { RemoteModule } from '@stepwise/shared/contracts'
import { renderPart } from '@stepwise/shared/testing'
import { PageHeading } from '@stepwise/shared/ui'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegistryProvider } from '../registry/RegistryContext.tsx'
import { aRegistry, aRemote } from '../testing.ts'
import { remotePart } from './load-part.ts'
import { loadRemoteModule } from './load-remote.ts'
import { Slot } from './Slot.tsx'

vi.mock(import('./load-remote.ts'), () => ({ loadRemoteModule: vi.fn(), registerLiveRemotes: vi.fn() }))
const load = vi.mocked(loadRemoteModule)

const module: RemoteModule = {
  pages: { home: async () => ({ default: () => <PageHeading>The home</PageHeading> }) },
  slots: { 'topbar.search': async () => ({ default: () => <input aria-label="Search" /> }) },
}
const learn = aRemote({ config: { ...aRemote().config, slots: ['topbar.search'] } })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  load.mockReset()
})

test('a slot that has failed tries again when a page of its remote has loaded', async () => {
  load.mockRejectedValue(new Error('404'))
  renderPart(
    <RegistryProvider value={aRegistry([learn])}>
      <Slot name="topbar.search" />
    </RegistryProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.queryByLabelText('Search')).toBeNull()

  load.mockResolvedValue(module)
  await act(() => remotePart(learn, { page: 'home' }).load())
  expect(await screen.findByLabelText('Search')).toBeTruthy()
})

test('a slot with a title shows a button in its place that tries again', async () => {
  const other = { ...learn, folder: '/remotes/learn/other/' }
  load.mockRejectedValue(new Error('404'))
  renderPart(
    <RegistryProvider value={aRegistry([other])}>
      <Slot name="topbar.search" title="Search" />
    </RegistryProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(2000))
  load.mockResolvedValue(module)
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Search could not be loaded. Try again' }))
  expect(await screen.findByLabelText('Search')).toBeTruthy()
})
